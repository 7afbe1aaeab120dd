import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The code of a command that does what an item of a menu does, or why there is none.
package struct MenuItemCode {
    private let nib: MacNib
    private let delegate: DelegateClass
    private let context: TargetContext
    private let methods: MenuActionMethods
    private let tests: [String]

    /// The code for items of a nib; `tests` are the sources of tests that run in the app.
    package init(_ nib: MacNib, delegate: DelegateClass, in context: TargetContext, tests: [String])
    {
        self.nib = nib
        self.tests = tests
        self.delegate = delegate
        self.context = context
        methods = MenuActionMethods(in: context)
    }

    /// What an item does, or why that can't be written.
    package enum Result {
        /// A call of a method of the delegate; one that has its parameter for the item alone loses it.
        case call(String, without: LocatedDeclaration? = nil)
        /// A statement that leaves to the responder chain who answers.
        case send(String)
        /// The reason.
        case obstacle(MenuObstacle)
    }

    /// The methods of the target that answer a selector.
    package func methods(answering selector: String) -> [MenuActionMethods.Method] {
        methods.answering(selector)
    }

    /// Those of the delegate.
    package func delegateMethods(answering selector: String) -> [MenuActionMethods.Method] {
        methods.answering(selector).filter { delegate.names($0.type) }
    }

    /// Whether an item does nothing, and no code knows it.
    package func isInert(_ item: MacMenuItem) -> Bool {
        item.action == nil && item.connections.isEmpty && nib.outlets[item.object.id] == nil
            && item.object.className == nil && item.submenu == nil
    }

    // MARK: Menus

    /// Why a menu can't be written as one of the same items.
    package func obstacle(ofMenu menu: MacMenu, _ item: MacMenuItem) -> MenuObstacle? {
        if let outlet = nib.outlets[menu.object.id]?.first ?? nib.outlets[item.object.id]?.first {
            return held(outlet)
        }
        if menu.connections.contains(where: { $0.kind == .outlet("delegate") }) {
            return MenuObstacle("a delegate changes it before it opens")
        }
        if let name = menu.object.className { return MenuObstacle("it is of the class '\(name)'") }
        return item.isHidden ? MenuObstacle("it is hidden until code shows it") : nil
    }

    private func held(_ outlet: MacNibConnection) -> MenuObstacle {
        guard case .outlet(let name) = outlet.kind else { return MenuObstacle("code knows it") }
        let owner = outlet.source.className.map { " of '\($0)'" } ?? ""
        return MenuObstacle(
            "the outlet '\(name)'\(owner) leads to it, and the nib is not loaded any more")
    }

    // MARK: Items

    /// What an item does; one at a place takes that of SwiftUI's item there.
    package func code(of item: MacMenuItem, at place: MenuPlacement?) -> Result {
        if let obstacle = obstacle(of: item) { return .obstacle(obstacle) }
        guard let action = item.action else {
            return .obstacle(MenuObstacle("what it does is not an action"))
        }
        if let shortcut = item.shortcut, let taken = StandardMenuAction.taken[shortcut.text],
            taken != place
        {
            return .obstacle(MenuObstacle("its shortcut is that of an item of SwiftUI's own"))
        }
        switch action.target {
        case .delegate: return call(action)
        case .firstResponder: return send(action)
        case .application:
            return .obstacle(
                MenuObstacle("the application object is asked for '\(action.selector)'"))
        case .object(let object):
            let name = object.className ?? object.element
            return .obstacle(
                MenuObstacle(
                    "it asks the '\(name)' of the nib, which is not loaded any more",
                    remedy: "make the object in code, and write the item as a command of the App"
                ))
        case .missing: return .obstacle(MenuObstacle("nothing is there for it to ask"))
        }
    }

    private func obstacle(of item: MacMenuItem) -> MenuObstacle? {
        if let outlet = nib.outlets[item.object.id]?.first { return held(outlet) }
        for connection in item.connections {
            switch connection.kind {
            case .binding(let name): return MenuObstacle("its '\(name)' follows another value")
            case .segue:
                return MenuObstacle("it shows a scene of the storyboard by a segue")
            case .outlet, .action: return MenuObstacle("it is connected with another object")
            }
        }
        if item.isAlternate { return MenuObstacle("it takes the place of another one") }
        if item.isHidden { return MenuObstacle("it is hidden until code shows it") }
        if item.state != nil { return MenuObstacle("it is checked") }
        if let name = item.object.className { return MenuObstacle("it is of the class '\(name)'") }
        let settings = item.otherSettings.filter { !Self.plainSettings.contains($0) }
        return settings.isEmpty
            ? nil
            : MenuObstacle(
                "a command has no " + settings.map { "'\($0)'" }.joined(separator: ", "))
    }

    /// What does not tell who is asked for what; an item that isn't hidden has its key in any case.
    private static let plainSettings: Set = [
        "customModule", "customModuleProvider", "allowsKeyEquivalentWhenHidden",
    ]

    // MARK: Actions

    /// A call of the delegate's method.
    private func call(_ action: MacMenuAction) -> Result {
        let found = delegateMethods(answering: action.selector)
        guard found.count == 1, let method = found.first, nib.delegate?.className == delegate.name
        else {
            return .obstacle(
                MenuObstacle("the delegate has no method that is found for '\(action.selector)'"))
        }
        return call(method)
    }

    private func call(_ method: MenuActionMethods.Method) -> Result {
        if let obstacle = obstacle(of: method) { return .obstacle(obstacle) }
        let name = method.located.declaration.name
        guard let sender = method.sender else {
            return .call("appDelegate.\(name)()")
        }
        guard let value = argument(for: sender, in: method.located.file) else {
            if isFree(method) { return .call("appDelegate.\(name)()", without: method.located) }
            guard method.located.file.outline.text(sender.type) == "NSMenuItem" else {
                return .obstacle(wrongSender(method))
            }
            return .call("appDelegate.\(name)(\(label(of: sender))NSMenuItem())")
        }
        return .call("appDelegate.\(name)(\(label(of: sender))\(value))")
    }

    private func label(of parameter: Parameter) -> String {
        parameter.label.map { $0 + ": " } ?? ""
    }

    /// A call along the responder chain, by the name of the one class that answers.
    private func send(_ action: MacMenuAction) -> Result {
        let found = methods.answering(action.selector)
        let types = Set(found.map(\.typeName)).sorted()
        guard let method = found.first, found.count == 1 else {
            let words =
                types.count > 1
                ? "several classes answer '\(action.selector)': "
                    + types.map { "'\($0)'" }.joined(separator: ", ")
                : "no class of the target's own is found to answer '\(action.selector)'"
            return .obstacle(MenuObstacle(words))
        }
        // Behind an adaptor the delegate is not the application's: whether it is asked is not known.
        if delegate.names(method.type) { return call(method) }
        if let obstacle = obstacle(of: method) { return .obstacle(obstacle) }
        guard
            context.types(named: method.typeName).count == 1 || method.type.declaration.isExtension
        else {
            return .obstacle(
                MenuObstacle("the type '\(method.typeName)' can't be named by another file"))
        }
        var sender = "nil"
        if let parameter = method.sender {
            guard let value = sentArgument(for: parameter, in: method.located.file) else {
                return .obstacle(wrongSender(method))
            }
            sender = value
        }
        return .send(
            "NSApp.sendAction(#selector(\(method.typeName).\(method.spelling)), to: nil, from: \(sender))"
        )
    }

    private func obstacle(of method: MenuActionMethods.Method) -> MenuObstacle? {
        if !method.isVisible {
            return MenuObstacle(
                "'\(method.spelling)' of '\(method.typeName)' can't be named by another file",
                remedy: "remove its `private` or `fileprivate`, and plan again")
        }
        if let name = methods.validator(of: method.typeName) {
            return MenuObstacle(
                "'\(name)(_:)' of '\(method.typeName)' decides whether it can be chosen")
        }
        if method.readsSender {
            return MenuObstacle(
                "'\(method.spelling)' of '\(method.typeName)' uses its sender, the item, and a command is none"
            )
        }
        let declaration = method.located.declaration
        let isPlain =
            declaration.returnType == nil && !declaration.isAsync && !declaration.isThrowing
            && declaration.conditions.isEmpty && method.type.declaration.conditions.isEmpty
            && declaration.parameters.count < 2 && declaration.attribute("available") == nil
        return isPlain
            ? nil
            : MenuObstacle("'\(method.spelling)' of '\(method.typeName)' is not a plain method")
    }

    private func wrongSender(_ method: MenuActionMethods.Method) -> MenuObstacle {
        MenuObstacle("'\(method.spelling)' of '\(method.typeName)' takes another kind of sender")
    }

    /// A value for a parameter that is not read; nil where its type has none that is there.
    private func argument(for parameter: Parameter, in file: ProgramFile) -> String? {
        let type = file.outline.text(parameter.type)
        if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
        switch type {
        case "Any": return "NSApp as Any"
        case "AnyObject", "NSObject": return "appDelegate"
        default: return nil
        }
    }

    /// The same for one that is sent along the responder chain.
    private func sentArgument(for parameter: Parameter, in file: ProgramFile) -> String? {
        switch file.outline.text(parameter.type) {
        case "AnyObject", "NSObject": "NSApp"
        case "NSMenuItem": "NSMenuItem()"
        default: argument(for: parameter, in: file).map { _ in "nil" }
        }
    }

    /// Whether nothing but the item knows a method by its parameter, which it doesn't read.
    private func isFree(_ method: MenuActionMethods.Method) -> Bool {
        let (file, declaration) = (method.located.file, method.located.declaration)
        let name = declaration.name
        let attributes: Set<String> = ["IBAction", "objc"]
        guard declaration.attributes.allSatisfy({ attributes.contains($0.name) }),
            declaration.attribute("objc")?.arguments == nil, !declaration.isOverride,
            declaration.parameters.count == 1, let attribute = declaration.attribute("IBAction"),
            !file.outline.tokens.trivia(before: attribute.range.upperBound).contains(
                where: \.isComment)
        else { return false }
        let others = context.target.sources.filter { !$0.hasSuffix(".swift") } + tests
        let mentions = context.files(mentioning: name).reduce(0) { count, file in
            let tokens = file.outline.tokens
            return count
                + tokens.tokens.indices.filter { tokens.text(of: $0).contains(name) }.count
        }
        return mentions == 1 && context.interfaces.count(ofValue: name + ":") == 1
            && context.library.paths(others, mentioning: name).isEmpty
    }
}

extension DelegateClass {
    /// Whether a declaration is the class or one of its extensions.
    fileprivate func names(_ type: LocatedDeclaration) -> Bool {
        declarations.contains {
            $0.file.path == type.file.path && $0.declaration.keyword == type.declaration.keyword
        }
    }
}

extension Declaration {
    fileprivate var isExtension: Bool { kind == .extension }
}
