#if STUB_APPKIT || os(macOS)
    import Stage

    /// What the App's commands say of the menu bar.
    @available(SwiftUI 2.0, *)
    enum MenuBarEntry {
        case group(CommandPosition, String, [NSMenuItem])
        case menu(String, [NSMenuItem])
        /// The items that SwiftUI brings for a place.
        case builtIn(String)
    }

    @available(SwiftUI 2.0, *)
    extension Renderer {
        func add(_ place: CommandGroupPlacement) { findings.commands.append(.builtIn(place.name)) }
        func addMenu<Content: View>(_ name: String, _ content: Content, at path: String) {
            findings.commands.append(.menu(name, menuItems(of: content, at: path)))
        }
        func addGroup<Content: View>(
            _ position: CommandPosition, _ placement: CommandGroupPlacement, _ content: Content,
            at path: String
        ) {
            findings.commands.append(
                .group(position, placement.name, menuItems(of: content, at: path)))
        }

        /// The items that views become in a menu.
        func menuItems<Content: View>(of content: Content, at path: String) -> [NSMenuItem] {
            let outer = (menu: menu, shown: findings.content)
            menu = []
            render(content, at: path)
            let items = menu ?? []
            menu = outer.menu
            findings.content = outer.shown
            return items
        }

        /// The text of a label.
        func title<Label: View>(of label: Label, at path: String) -> String {
            let shown = findings.content
            findings.content = []
            render(label, at: path)
            let text = findings.content.first { $0.hasPrefix("Text(") } ?? ""
            findings.content = shown
            return String(text.dropFirst(5).dropLast())
        }
    }

    /// An item that does what a button of SwiftUI's does: it can be chosen unless it is disabled.
    final class CommandItem: NSMenuItem {
        private let run: () -> Void
        init(_ title: String, key: String = "", _ run: @escaping () -> Void) {
            self.run = run
            super.init(title: title, action: nil, keyEquivalent: key)
        }
        #if STUB_RUN
            override var stageHasAction: Bool { true }
            override var stageIsEnabled: Bool { isEnabled }
            override func stagePerform() { run() }
        #endif
    }

    extension Button: PrimitiveView {
        public func render(into renderer: Renderer, at path: String) {
            let here = path + "/Button"
            guard renderer.menu != nil else { return renderer.render(label, at: here) }
            renderer.menu?.append(CommandItem(renderer.title(of: label, at: here), action))
        }
    }

    /// The menu bar of an app on SwiftUI: what every one has (menu bars in TableProApp/TablePro#2071, Xcode's app), changed
    /// by the App's commands.
    @available(SwiftUI 2.0, *)
    @MainActor struct MenuBar {
        private var menus: [(title: String, places: [(name: String, items: [NSMenuItem])])]

        /// The menu bar of an app; `newWindow` and `settings` are nil where no scene has such an item.
        init(newWindow: (() -> Void)?, settings: (() -> Void)?) {
            let new = newWindow.map { CommandItem("New Window", key: "n", $0) }
            let preferences = settings.map { CommandItem("Settings…", key: ",", $0) }
            menus = [
                (
                    "App",
                    [
                        ("appInfo", Self.items("orderFrontStandardAboutPanel:")),
                        ("appSettings", [preferences].compactMap { $0 }),
                        ("systemServices", []),
                        (
                            "appVisibility",
                            Self.items("hide:", "hideOtherApplications:", "unhideAllApplications:")
                        ),
                        ("appTermination", Self.items("terminate:")),
                    ]
                ),
                (
                    "File",
                    [
                        ("newItem", [new].compactMap { $0 }),
                        ("saveItem", Self.items("performClose:")), ("importExport", []),
                        ("printItem", []),
                    ]
                ),
                (
                    "Edit",
                    [
                        ("undoRedo", Self.items("undo:", "redo:")),
                        (
                            "pasteboard",
                            Self.items("cut:", "copy:", "paste:", "delete:", "selectAll:")
                        ),
                        ("textEditing", []),
                    ]
                ),
                ("View", [("toolbar", []), ("sidebar", Self.items("toggleFullScreen:"))]),
                (
                    "Window",
                    [
                        ("windowSize", Self.items("performMiniaturize:", "performZoom:")),
                        ("windowArrangement", Self.items("arrangeInFront:")),
                    ]
                ),
                ("Help", [("help", Self.items("showHelp:"))]),
            ]
        }

        private static func items(_ actions: String...) -> [NSMenuItem] {
            actions.map { NSMenuItem(title: $0, action: Selector($0), keyEquivalent: "") }
        }

        private static let builtIn: [String: [String]] = [
            "textEditing": [
                "performTextFinderAction:", "showGuessPanel:", "checkSpelling:",
                "orderFrontSubstitutionsPanel:", "uppercaseWord:", "startSpeaking:",
            ],
            "textFormatting": ["orderFrontFontPanel:", "alignLeft:"],
            "toolbar": ["toggleToolbarShown:", "runToolbarCustomizationPalette:"],
            "sidebar": ["toggleSidebar:"],
        ]

        mutating func change(by entries: [MenuBarEntry]) {
            // Commands of the app's own have menus between View and Window (Apple, `CommandMenu`).
            for entry in entries {
                switch entry {
                case .menu(let title, let items): insert(title, "own", items)
                case .builtIn(let name):
                    let items = (Self.builtIn[name] ?? []).map {
                        NSMenuItem(title: $0, action: Selector($0), keyEquivalent: "")
                    }
                    if name == "textFormatting" { insert("Format", name, items) }
                    change(name) { $0 += items }
                case .group: continue
                }
            }
            for case .group(.replacing, let name, let items) in entries {
                change(name) { $0 = items }
            }
            for case .group(let position, let name, let items) in entries {
                switch position {
                case .replacing: continue
                case .before: change(name) { $0 = items + $0 }
                case .after: change(name) { $0 += items }
                }
            }
        }

        private mutating func insert(_ title: String, _ place: String, _ items: [NSMenuItem]) {
            let index = menus.firstIndex { $0.title == "Window" } ?? menus.count
            menus.insert((title, [(place, place == "own" ? items : [])]), at: index)
        }

        private mutating func change(_ name: String, _ change: (inout [NSMenuItem]) -> Void) {
            for (index, menu) in menus.enumerated() {
                guard let place = menu.places.firstIndex(where: { $0.name == name }) else {
                    continue
                }
                change(&menus[index].places[place].items)
            }
        }

        /// The menu bar as AppKit has it.
        var menu: NSMenu {
            let bar = NSMenu(title: "Main Menu")
            for (title, places) in menus {
                let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
                let menu = NSMenu(title: title)
                menu.items = places.flatMap(\.items)
                item.submenu = menu
                bar.addItem(item)
            }
            return bar
        }
    }
#endif
