#if STUB_RUN
    import Stage

    /// Reads the menu bar of a main nib or storyboard, and connects its items.
    @MainActor struct NibMenu {
        private let file: StoryboardFile
        /// What the nib makes besides, which menu items only refer to.
        private static var objects: [String: NSObject] = [:]

        init(_ file: StoryboardFile) { self.file = file }

        /// The menu bar; nil where there is none.
        func read() -> NSMenu? {
            guard let start = file.text.range(of: "systemMenu=\"main\"")?.lowerBound,
                var position = file.text[..<start].lastIndex(of: "<")
            else { return nil }
            var menus: [NSMenu] = []
            var items: [NSMenuItem] = []
            while let open = file.text[position...].firstIndex(of: "<"),
                let close = file.text[open...].firstIndex(of: ">")
            {
                let tag = file.text[open...close]
                position = file.text.index(after: close)
                let element = StoryboardFile.Element(range: open..<position, tag: tag)
                let isWhole = tag.hasSuffix("/>")
                switch element.kind {
                case "menu":
                    let menu = NSMenu(title: text(element["title"]))
                    items.last?.submenu = menu
                    if !isWhole { menus.append(menu) }
                case "menuItem":
                    let item = item(element)
                    menus.last?.addItem(item)
                    if !isWhole { items.append(item) }
                case "modifierMask": items.last?.keyEquivalentModifierMask = mask(element)
                case "string":
                    if element["key"] == "keyEquivalent" {
                        items.last?.keyEquivalent = key(file.text[position...])
                    }
                case "action": items.last.map { connect($0, element) }
                default: break
                }
                if tag == "</menuItem>" { items.removeLast() }
                if tag == "</menu>", let whole = menus.popLast(), menus.isEmpty { return whole }
            }
            return nil
        }

        private func item(_ element: StoryboardFile.Element) -> NSMenuItem {
            if element["isSeparatorItem"] == "YES" { return .separator() }
            let item = NSMenuItem(
                title: text(element["title"]), action: nil,
                keyEquivalent: text(element["keyEquivalent"]))
            item.tag = Int(element["tag"] ?? "") ?? 0
            item.state = element["state"] == "on" ? .on : .off
            item.isHidden = element["hidden"] == "YES"
            return item
        }

        private func text(_ attribute: String?) -> String {
            [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&apos;", "'"), ("&amp;", "&")]
                .reduce(attribute ?? "") { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        }

        private func mask(_ element: StoryboardFile.Element) -> NSEvent.ModifierFlags {
            let known: [(String, NSEvent.ModifierFlags)] = [
                ("command", .command), ("option", .option), ("shift", .shift),
                ("control", .control),
            ]
            return known.filter { element[$0.0] == "YES" }.reduce(into: []) { $0.insert($1.1) }
        }

        /// A key that is no character to be seen stands in base 64.
        private func key(_ rest: Substring) -> String {
            let coded = String(rest.prefix { $0 != "<" }).filter { !$0.isWhitespace }
            let padding = String(repeating: "=", count: (4 - coded.count % 4) % 4)
            return Data(base64Encoded: coded + padding)
                .map { String(decoding: $0, as: UTF8.self) } ?? ""
        }

        private func connect(_ item: NSMenuItem, _ action: StoryboardFile.Element) {
            item.action = action["selector"].map { Selector($0) }
            guard let id = action["target"], let target = file.element(where: "id", is: id) else {
                return
            }
            let application = NSApplication.shared
            switch (target["customClass"] ?? "", target.kind) {
            case ("NSResponder", _), ("FirstResponder", _): item.target = nil
            case ("NSApplication", _), (_, "application"): item.target = application
            case (let name, _):
                if let delegate = application.delegate, "\(type(of: delegate))" == name {
                    item.target = delegate
                } else {
                    item.target = object(id, name, target["customModule"])
                }
            }
        }

        private func object(_ id: String, _ name: String, _ module: String?) -> NSObject {
            if let known = Self.objects[id] { return known }
            let type = classNamed(name, module: module ?? Stage.setting("MODULE") ?? "App")
            let made = type.flatMap { makeObject(of: $0, as: NSObject.self) } ?? NSObject()
            Self.objects[id] = made
            return made
        }
    }
#endif
