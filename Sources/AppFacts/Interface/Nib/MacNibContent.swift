/// The objects of a nib's file, and how they are connected.
package struct MacNibContent {
    private let file: InterfaceDocument
    private let elements: [InterfaceElement]
    private let children: [Int: [Int]]

    /// The content of a file.
    package init(_ file: InterfaceDocument) {
        self.file = file
        let elements = file.elements
        self.elements = elements
        children = Dictionary(grouping: elements.indices.filter { elements[$0].parent != nil }) {
            elements[$0].parent ?? 0
        }
    }

    /// The nib that the file describes.
    package func nib(path: String, translations: [String]) -> MacNib {
        let application = applicationElement
        let applications = application.map { [$0] + proxies(of: $0) } ?? []
        let connections = applications.flatMap(self.connections)
        let delegate = connections.first { $0.kind == .outlet("delegate") }?.destination
        let delegateElement = delegate.flatMap { file.index(ofID: $0.id) }
        let roots = topLevel(beside: application)
        let menuBar = menuBarElement(of: application, among: roots)
        let special = Set([application, delegateElement, menuBar].compactMap { $0 })
        let windows = roots.filter { elements[$0].name == "window" }
        let outlets = self.outlets
        return MacNib(
            path: path, isStoryboard: isStoryboard, translations: translations,
            application: application.map(object) ?? Self.plainApplication,
            applicationConnections: connections.filter { $0.kind != .outlet("delegate") },
            delegate: delegate,
            delegateConnections: delegateElement.map { self.connections(of: $0) } ?? [],
            connectionsToDelegate: delegate.map {
                self.connections(to: $0, except: applications)
            } ?? [],
            outlets: outlets, menuBar: menuBar.map { menu($0, delegate: delegate) },
            windows: windows.map(window),
            objects: roots.filter {
                !special.contains($0) && elements[$0].name != "window" && !isOfTemplate($0)
                    && !isLooseMenu($0, outlets)
            }.map(object),
            initial: initial)
    }

    // MARK: Objects

    private static let plainApplication = MacNibObject(
        id: "", element: "application", className: nil, label: nil, offset: 0)

    private var document: Int? { elements.firstIndex { $0.name == "document" } }

    private var isStoryboard: Bool {
        document.flatMap { elements[$0].attributes["type"] }?.contains("Storyboard") ?? false
    }

    /// The application object: of a storyboard an element of its own, of a nib its owner.
    private var applicationElement: Int? {
        elements.firstIndex { $0.name == "application" } ?? file.index(ofID: "-2")
    }

    /// Further elements of a nib that stand for the application object, which is the owner of a main nib, too.
    private func proxies(of application: Int) -> [Int] {
        ["-2", "-3"].compactMap(file.index).filter { $0 != application }
    }

    /// The objects that are made together with the application object.
    private func topLevel(beside application: Int?) -> [Int] {
        guard let application, let parent = elements[application].parent else { return [] }
        return children[parent] ?? []
    }

    private func menuBarElement(of application: Int?, among roots: [Int]) -> Int? {
        let own = application.flatMap { children[$0] } ?? []
        return (own + roots).first { elements[$0].attributes["systemMenu"] == "main" }
            ?? own.first { elements[$0].attributes["key"] == "mainMenu" }
    }

    /// Whether every nib has such an object.
    private func isOfTemplate(_ index: Int) -> Bool {
        let attributes = elements[index].attributes
        return isPlaceholder(index) || attributes["customClass"] == "NSFontManager"
    }

    /// Whether it is a menu of AppKit's own that nothing leads to, so that nobody ever sees it.
    private func isLooseMenu(_ index: Int, _ outlets: [String: [MacNibConnection]]) -> Bool {
        let element = elements[index]
        return element.name == "menu" && element.attributes["customClass"] == nil
            && element.attributes["id"].map { outlets[$0] == nil } ?? true
    }

    private func isPlaceholder(_ index: Int) -> Bool {
        let attributes = elements[index].attributes
        return ["-1", "-2", "-3"].contains(attributes["id"])
            || attributes["sceneMemberID"] == "firstResponder"
    }

    private func object(_ index: Int) -> MacNibObject {
        let element = elements[index]
        let name = element.attributes["customClass"].map(Self.plainName)
        let isApplication = element.name == "application" || element.attributes["id"] == "-2"
        return MacNibObject(
            id: element.attributes["id"] ?? "", element: element.name,
            className: isApplication && name == "NSApplication" ? nil : name,
            label: element.attributes["userLabel"], offset: element.range.lowerBound)
    }

    /// The name of a class without its module, also where it stands as Objective-C sees it: `_TtC5Notes11AppDelegate`.
    private static func plainName(_ name: String) -> String {
        guard name.hasPrefix("_TtC") else { return name.lastComponent }
        var rest = name.dropFirst(4)
        var last = name
        while let count = Int(rest.prefix { $0.isASCII && $0.isNumber }) {
            rest = rest.drop { $0.isASCII && $0.isNumber }
            guard count > 0, rest.count >= count else { return last }
            last = String(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return last
    }

    // MARK: Connections

    private func connections(of index: Int) -> [MacNibConnection] {
        child("connections", of: index).flatMap { children[$0] }?.compactMap(connection) ?? []
    }

    private func connections(
        to object: MacNibObject, except applications: [Int]
    ) -> [MacNibConnection] {
        let places = Set(applications.map { elements[$0].range.lowerBound })
        return elements.indices.filter { index in
            let attributes = elements[index].attributes
            return attributes["destination"] == object.id || attributes["target"] == object.id
        }.compactMap(connection).filter {
            $0.source.id != object.id
                && !(places.contains($0.source.offset) && $0.kind == .outlet("delegate"))
        }
    }

    private var outlets: [String: [MacNibConnection]] {
        let all = elements.indices.compactMap(connection).filter {
            if case .outlet = $0.kind { true } else { false }
        }
        return Dictionary(grouping: all) { $0.destination?.id ?? "" }
    }

    private func connection(_ index: Int) -> MacNibConnection? {
        let element = elements[index]
        let attributes = element.attributes
        let kind: MacNibConnection.Kind
        switch element.name {
        case "outlet", "outletCollection": kind = .outlet(attributes["property"] ?? "")
        case "action": kind = .action(attributes["selector"] ?? "")
        case "binding": kind = .binding(attributes["name"] ?? "")
        case "segue":
            kind = .segue(attributes["relationship"] ?? attributes["kind"] ?? "")
        default: return nil
        }
        guard let list = element.parent, let owner = elements[list].parent else { return nil }
        let destination = attributes["destination"] ?? attributes["target"]
        return MacNibConnection(
            kind: kind, source: object(owner),
            destination: destination.flatMap(file.index).map(object),
            offset: element.range.lowerBound)
    }

    // MARK: Menus

    private func menu(_ index: Int, delegate: MacNibObject?) -> MacMenu {
        let attributes = elements[index].attributes
        let items = child("items", of: index).flatMap { children[$0] } ?? []
        return MacMenu(
            object: object(index), title: string("title", of: index) ?? "",
            role: attributes["systemMenu"],
            validatesItems: attributes["autoenablesItems"] != "NO",
            items: items.filter { elements[$0].name == "menuItem" }.map {
                item($0, delegate: delegate)
            },
            connections: connections(of: index))
    }

    private func item(_ index: Int, delegate: MacNibObject?) -> MacMenuItem {
        let attributes = elements[index].attributes
        let connections = connections(of: index)
        let action = connections.first { if case .action = $0.kind { true } else { false } }
        return MacMenuItem(
            object: object(index), title: string("title", of: index) ?? "",
            isSeparator: attributes["isSeparatorItem"] == "YES", shortcut: shortcut(of: index),
            action: action.flatMap { self.action($0, delegate: delegate) },
            tag: attributes["tag"].flatMap { Int($0) } ?? 0,
            isEnabled: attributes["enabled"] != "NO", isHidden: attributes["hidden"] == "YES",
            isAlternate: attributes["alternate"] == "YES", state: attributes["state"],
            submenu: child("menu", of: index).map { menu($0, delegate: delegate) },
            connections: connections.filter { $0 != action }, symbol: symbol(of: index),
            otherSettings: otherSettings(of: index))
    }

    private func action(
        _ connection: MacNibConnection, delegate: MacNibObject?
    ) -> MacMenuAction? {
        guard case .action(let selector) = connection.kind else { return nil }
        return MacMenuAction(
            selector: selector, target: target(connection.destination, delegate: delegate),
            offset: connection.offset)
    }

    private func target(
        _ object: MacNibObject?, delegate: MacNibObject?
    ) -> MacMenuAction.Target {
        guard let object, let index = file.index(ofID: object.id) else { return .missing }
        if object == delegate { return .delegate }
        if elements[index].attributes["sceneMemberID"] == "firstResponder" || object.id == "-1" {
            return .firstResponder
        }
        if elements[index].name == "application" || ["-2", "-3"].contains(object.id) {
            return .application
        }
        return .object(object)
    }

    private func shortcut(of index: Int) -> MacMenuShortcut? {
        guard let key = string("keyEquivalent", of: index)?.first else { return nil }
        let mask = child("modifierMask", of: index).map { elements[$0].attributes }
        var modifiers = Set(
            MacMenuShortcut.Modifier.allCases.filter { mask?[$0.rawValue] == "YES" })
        if mask == nil { modifiers = [.command] }
        if key.isUppercase { modifiers.insert(.shift) }
        return MacMenuShortcut(key: key, modifiers: modifiers)
    }

    private func symbol(of index: Int) -> String? {
        let attributes = elements[index].attributes
        guard attributes["catalog"] == "system" else { return nil }
        return attributes["secondaryImage"] ?? attributes["image"]
    }

    private func otherSettings(of index: Int) -> [String] {
        let known =
            symbol(of: index) == nil
            ? Self.knownAttributes
            : Self.knownAttributes.union(["catalog", "secondaryImage", "image"])
        let attributes = elements[index].attributes.map(\.name).filter { !known.contains($0) }
        let below = (children[index] ?? []).map { elements[$0] }.filter {
            !Self.knownElements.contains($0.name)
                && !($0.name == "string"
                    && ["title", "keyEquivalent"].contains($0.attributes["key"]))
        }
        return (attributes + below.map { $0.attributes["key"] ?? $0.name }).sorted()
    }

    private static let knownAttributes: Set = [
        "id", "title", "isSeparatorItem", "keyEquivalent", "tag", "enabled", "hidden", "alternate",
        "state", "userLabel",
    ]
    private static let knownElements: Set = ["modifierMask", "menu", "connections"]

    // MARK: Windows

    private func window(_ index: Int) -> MacNibWindow {
        let attributes = elements[index].attributes
        let mask = child("windowStyleMask", of: index).map { elements[$0].attributes }
        let name = attributes["frameAutosaveName"] ?? ""
        let content = children[index]?.first { elements[$0].attributes["key"] == "contentView" }
        return MacNibWindow(
            object: object(index), title: string("title", of: index) ?? "",
            attributes: attributes.byName.filter { !Self.windowAttributes.contains($0.key) }
                .merging(runtimeAttributes(of: index)) { $1 },
            contentSize: size("contentRect", of: index), minimumSize: size("minSize", of: index),
            maximumSize: size("maxSize", of: index),
            styleMask: Set(mask?.filter { $0.value == "YES" }.map(\.name) ?? []),
            autosaveName: name.isEmpty ? nil : name,
            isVisibleAtLaunch: attributes["visibleAtLaunch"] != "NO",
            hasToolbar: child("toolbar", of: index) != nil,
            contentViewClass: content.flatMap { object($0).className },
            connections: connections(of: index))
    }

    /// The properties that an object is set by their names as it is made.
    private func runtimeAttributes(of index: Int) -> [String: String] {
        let list = child("userDefinedRuntimeAttributes", of: index).flatMap { children[$0] } ?? []
        let named = list.compactMap { attribute in
            elements[attribute].attributes["keyPath"].map {
                ($0, elements[attribute].attributes["value"] ?? "")
            }
        }
        return Dictionary(named) { $1 }
    }

    private static let windowAttributes: Set = [
        "id", "key", "title", "customClass", "customModule", "customModuleProvider", "userLabel",
        "frameAutosaveName", "visibleAtLaunch",
    ]

    private func size(_ key: String, of index: Int) -> MacNibWindow.Size? {
        let found = children[index]?.first { elements[$0].attributes["key"] == key }
        guard let attributes = found.map({ elements[$0].attributes }),
            let width = attributes["width"].flatMap({ Double($0) }),
            let height = attributes["height"].flatMap({ Double($0) })
        else { return nil }
        return MacNibWindow.Size(width: width, height: height)
    }

    // MARK: Controllers

    private var initial: MacNib.Initial? {
        guard let document, isStoryboard,
            let id = elements[document].attributes["initialViewController"],
            let index = file.index(ofID: id)
        else { return nil }
        return elements[index].name == "windowController"
            ? .window(windowController(index)) : .content(contentController(index))
    }

    private func windowController(_ index: Int) -> MacWindowController {
        let connections = connections(of: index)
        let content = connections.first { $0.kind == .segue(Self.contentRelationship) }
        return MacWindowController(
            object: object(index), identifier: elements[index].attributes["storyboardIdentifier"],
            window: child("window", of: index).map(window),
            content: content?.destination.flatMap { file.index(ofID: $0.id) }.map(
                contentController),
            connections: connections.filter { $0 != content })
    }

    private static let contentRelationship = "window.shadowedContentViewController"

    private func contentController(_ index: Int) -> MacContentController {
        let attributes = elements[index].attributes
        let view = children[index]?.first { elements[$0].attributes["key"] == "view" }
        return MacContentController(
            object: object(index), identifier: attributes["storyboardIdentifier"],
            storyboardName: attributes["storyboardName"],
            viewSize: view.flatMap { size("frame", of: $0) })
    }

    // MARK: Elements

    private func child(_ name: String, of index: Int) -> Int? {
        children[index]?.first { elements[$0].name == name }
    }

    /// A text, which stands in an attribute, or in an element where it has characters that attributes can't keep.
    private func string(_ key: String, of index: Int) -> String? {
        if let value = elements[index].attributes[key] { return value }
        let found = children[index]?.first {
            elements[$0].name == "string" && elements[$0].attributes["key"] == key
        }
        guard let found else { return nil }
        let characters = file.characters(of: found)
        return elements[found].attributes["base64-UTF8"] == "YES"
            ? Base64Text(characters)?.text : characters
    }
}
