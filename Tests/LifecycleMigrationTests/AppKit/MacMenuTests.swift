import Testing

@testable import AppFacts
@testable import LifecycleMigration

/// What becomes of the items of a nib's menu bar.
struct MacMenuTests {
    private static let export = "    @IBAction func export(_ sender: Any?) { save() }"
    private static let close = NibMenus.item("Close", "performClose:", to: "-1", key: "w")

    private func menus(
        _ menus: String, members: String = export, beside: String = "",
        objects: String = "", delegateConnections: String = "", files: [String: String] = [:]
    ) throws -> NibMenus {
        try #require(
            NibMenus(
                menus, members: members, beside: beside, objects: objects,
                delegateConnections: delegateConnections, files: files))
    }

    @Test("What templates have goes silently, but for printing and for menus that come")
    func template() throws {
        let menus = try menus(
            NibMenus.menu(
                "Notes", role: "apple",
                NibMenus.item("About Notes", "orderFrontStandardAboutPanel:", to: "-1"),
                NibMenus.line, NibMenus.item("Preferences…", key: ","),
                NibMenus.menu("Services", role: "services"),
                NibMenus.item("Hide Notes", "hide:", to: "-1", key: "h"),
                NibMenus.item("Quit Notes", "terminate:", to: "-3", key: "q"))
                + NibMenus.menu(
                    "File", NibMenus.item("New", "newDocument:", to: "-1", key: "n"),
                    NibMenus.menu(
                        "Open Recent", role: "recentDocuments",
                        NibMenus.item("Clear Menu", "clearRecentDocuments:", to: "-1")),
                    Self.close, NibMenus.item("Print…", "print:", to: "-1", key: "p"))
                + NibMenus.menu(
                    "Format",
                    NibMenus.menu(
                        "Font", role: "font",
                        NibMenus.item("Bold", "addFontTrait:", to: "fnt", key: "b"))))
        #expect(menus.commands.blocks.isEmpty)
        #expect(menus.commands.findings.map(\.message) == [Self.printing, Self.more])
        #expect(
            menus.code(replacing: [.newItem, .appSettings]) == """
                CommandGroup(replacing: .newItem) {}
                CommandGroup(replacing: .appSettings) {}
                """)
    }

    @Test("Items of the app's own stand where they stood, with their shortcuts")
    func groups() throws {
        let menus = try menus(
            NibMenus.menu(
                "File", NibMenus.item("First", "export:"), NibMenus.line, Self.close,
                NibMenus.item("Near", "export:"), NibMenus.line,
                NibMenus.item("Export &quot;all&quot;…", "export:", key: "E"), NibMenus.line,
                NibMenus.item("Print…", "print:", to: "-1", key: "p"), NibMenus.line,
                NibMenus.item("Last", "export:", key: "e", modifiers: "option=\"YES\""),
                NibMenus.line))
        #expect(
            menus.code() == """
                CommandGroup(before: .saveItem) {
                    Button("First") { appDelegate.export(nil) }
                    Divider()
                }
                CommandGroup(after: .saveItem) {
                    Button("Near") { appDelegate.export(nil) }
                    Divider()
                    Button("Export \\"all\\"…") { appDelegate.export(nil) }
                        .keyboardShortcut("e", modifiers: [.command, .shift])
                }
                CommandGroup(after: .printItem) {
                    Divider()
                    Button("Last") { appDelegate.export(nil) }
                        .keyboardShortcut("e", modifiers: .option)
                }
                """)
        #expect(menus.reports == [Self.printing])
        #expect(
            menus.commands.findings.map(\.message) == [
                "'First', 'Near', 'Export \"all\"…' and 'Last' become commands of the App",
                Self.printing, Self.more,
            ])
        #expect(menus.commands.calledMethods == ["export(_:)"])
    }

    @Test("Items in the place of SwiftUI's own replace them")
    func slots() throws {
        let menus = try menus(
            NibMenus.menu(
                "Notes", role: "apple", NibMenus.item("About Notes", "export:"),
                NibMenus.item("Check", "export:"),
                NibMenus.item("Settings…", "export:", key: ","), NibMenus.line,
                NibMenus.item("Quit", "export:", key: "q"))
                + NibMenus.menu(
                    "File", NibMenus.item("New Note", "export:", key: "n"), NibMenus.line,
                    NibMenus.item("Open…", "export:", key: "o"), Self.close)
                + NibMenus.menu("Help", role: "help", NibMenus.item("Help", "export:", key: "?")))
        #expect(
            menus.code(replacing: [.appSettings]) == """
                CommandGroup(replacing: .appInfo) {
                    Button("About Notes") { appDelegate.export(nil) }
                    Button("Check") { appDelegate.export(nil) }
                }
                CommandGroup(replacing: .appSettings) {
                    Button("Settings…") { appDelegate.export(nil) }
                        .keyboardShortcut(",")
                }
                CommandGroup(replacing: .appTermination) {
                    Button("Quit") { appDelegate.export(nil) }
                        .keyboardShortcut("q")
                }
                CommandGroup(replacing: .newItem) {
                    Button("New Note") { appDelegate.export(nil) }
                        .keyboardShortcut("n")
                    Divider()
                    Button("Open…") { appDelegate.export(nil) }
                        .keyboardShortcut("o")
                }
                CommandGroup(replacing: .help) {
                    Button("Help") { appDelegate.export(nil) }
                        .keyboardShortcut("?")
                }
                """)
    }

    @Test("A place that must not have commands keeps those that the app has there")
    func replaced() throws {
        let menus = try menus(
            NibMenus.menu(
                "File", NibMenus.item("Scan", "export:"),
                NibMenus.item("New", "newDocument:", to: "-1", key: "n"),
                NibMenus.line, NibMenus.item("Import", "export:")))
        #expect(
            menus.code(replacing: [.newItem]) == """
                CommandGroup(replacing: .newItem) {
                    Button("Scan") { appDelegate.export(nil) }
                    Divider()
                    Button("Import") { appDelegate.export(nil) }
                }
                """)
    }

    @Test("Of a menu in another language the items tell which one it is")
    func language() throws {
        let own = NibMenus.item("Senden", "export:")
        let file = NibMenus.menu("Ablage", own, Self.close)
        #expect(try menus(file).code().contains("CommandGroup(before: .saveItem)"))
        let note = NibMenus.menu("Notiz", own, NibMenus.item("Holen", "export:"), Self.close)
        #expect(try menus(note).code().contains("CommandMenu(\"Notiz\")"))
        let first = try menus(NibMenus.menu("Notes", role: "apple", own) + file)
        #expect(first.code().contains("CommandGroup(after: .appInfo)"))
    }

    @Test("Menus of the app's own become menus, with menus inside of them")
    func ownMenus() throws {
        let menus = try menus(
            NibMenus.menu(
                "Note", NibMenus.line, NibMenus.item("Send", "export:"), NibMenus.line,
                NibMenus.line,
                NibMenus.menu("More", NibMenus.item("Print 100%", "export:"), NibMenus.line),
                NibMenus.menu("Empty", NibMenus.item("Nothing")), NibMenus.line)
                + NibMenus.menu("Other", NibMenus.item("Nothing")))
        #expect(
            menus.code() == """
                CommandMenu("Note") {
                    Button("Send") { appDelegate.export(nil) }
                    Divider()
                    Menu("More") {
                        Button("Print 100%" as String) { appDelegate.export(nil) }
                    }
                }
                """)
        #expect(menus.reports.isEmpty)
    }

    @Test("Actions without a target are sent along the responder chain by the class that answers")
    func responders() throws {
        let controller = """
            final class ListController: NSViewController {
                @objc func refresh(_ sender: NSMenuItem) {}
                @objc func sort(_ sender: Any) {}
                @objc(jumpTo:) func jump(sender: Any?) {}
                @IBAction func printDocument(_ sender: Any?) {}
            }
            extension AppDelegate { @objc func add(sender: Any?) {} }
            """
        let menus = try menus(
            NibMenus.menu(
                "Note", NibMenus.item("Refresh", "refresh:", to: "-1"),
                NibMenus.item("Sort", "sort:", to: "-1"), NibMenus.item("Go", "jumpTo:", to: "-1"),
                NibMenus.item("Add", "addWithSender:", to: "-1", key: "a", modifiers: "")),
            beside: controller)
        #expect(
            menus.code() == """
                CommandMenu("Note") {
                    Button("Refresh") {
                        NSApp.sendAction(#selector(ListController.refresh(_:)), to: nil, from: NSMenuItem())
                    }
                    Button("Sort") {
                        NSApp.sendAction(#selector(ListController.sort(_:)), to: nil, from: nil)
                    }
                    Button("Go") {
                        NSApp.sendAction(#selector(ListController.jump(sender:)), to: nil, from: nil)
                    }
                    Button("Add") { appDelegate.add(sender: nil) }
                        .keyboardShortcut("a", modifiers: [])
                }
                """)
        #expect(
            menus.commands.findings.map(\.message) == [
                "'Refresh', 'Sort', 'Go' and 'Add' become commands of the App; 'Refresh', 'Sort' and 'Go' can be chosen even where nothing answers",
                Self.more,
            ])
    }

    private static let printing =
        "'Print…' (⌘P) is not in SwiftUI's menu bar: a view of AppKit's prints itself where it is asked to"
    private static let more =
        "SwiftUI's menu bar has the menus 'View', 'Window' and 'Help' besides, which this one does not have"

    @Test(
        "Items that no command can stand for are reported",
        arguments: [
            (NibMenus.item("X", "gone:"), "no method that is found for 'gone:'"),
            (NibMenus.item("X", "gone:", to: "-1"), "no class of the target's own is found"),
            (NibMenus.item("X", "twice:", to: "-1"), "several classes answer 'twice:': 'A', 'B'"),
            (NibMenus.item("X", "hidden:"), "can't be named by another file"),
            (NibMenus.item("X", "inner:", to: "-1"), "'Inner' can't be named by another file"),
            (NibMenus.item("X", "reads:"), "uses its sender"),
            (NibMenus.item("X", "checked:", to: "-1"), "'validateMenuItem(_:)' of 'C' decides"),
            (NibMenus.item("X", "button:"), "takes another kind of sender"),
            (NibMenus.item("X", "answer:"), "is not a plain method"),
            (NibMenus.item("X", "export:", attributes: "hidden=\"YES\""), "it is hidden"),
            (NibMenus.item("X", "export:", attributes: "state=\"on\""), "it is checked"),
            (
                NibMenus.item("X", "export:", attributes: "alternate=\"YES\""),
                "the place of another"
            ),
            (NibMenus.item("X", "export:", attributes: "toolTip=\"T\""), "no 'toolTip'"),
            (NibMenus.item("X", "export:", attributes: "customClass=\"I\""), "of the class 'I'"),
            (NibMenus.item("X", "check:", to: "upd"), "it asks the 'SUUpdater' of the nib"),
            (NibMenus.item("X", "work:", to: "-3"), "the application object is asked for 'work:'"),
            (NibMenus.item("X", "work:", to: "non"), "nothing is there for it to ask"),
            (NibMenus.item("X", "export:", key: "c"), "shortcut is that of an item of SwiftUI's"),
            (
                NibMenus.item(
                    "X", "export:",
                    connections:
                        "<binding destination=\"del\" name=\"enabled\" keyPath=\"self.a\" id=\"b\"/>"
                ), "its 'enabled' follows another value"
            ),
            (
                NibMenus.item(
                    "X", connections: "<segue destination=\"w\" kind=\"show\" id=\"s\"/>"),
                "by a segue"
            ),
            (NibMenus.item("held", "export:"), "the outlet 'held' of 'AppDelegate' leads to it"),
            (NibMenus.menu("lent", NibMenus.item("X", "export:")), "the menu 'lent': the outlet"),
            (
                NibMenus.menu(
                    "Sub",
                    connections: "<outlet property=\"delegate\" destination=\"del\" id=\"o\"/>",
                    NibMenus.item("X", "export:")), "a delegate changes it before it opens"
            ),
            (
                NibMenus.menu("Sub", item: "hidden=\"YES\"", NibMenus.item("X", "export:")),
                "hidden until code shows it"
            ),
        ])
    func obstacles(_ item: String, _ reason: String) throws {
        let menus = try menus(
            NibMenus.menu("Note", item),
            members: Self.export + """

                    @IBAction private func hidden(_ sender: Any?) {}
                    @IBAction func reads(_ sender: Any?) { print(sender as Any) }
                    @IBAction func button(_ sender: NSButton) {}
                    func press(_ other: NSButton) { button(other) }
                    @objc func answer(_ sender: Any?) -> Bool { true }
                """,
            beside: """
                final class A: NSObject { @objc func twice(_ sender: Any?) {} }
                final class B: NSObject { @objc func twice(_ sender: Any?) {} }
                final class C: NSObject {
                    @objc func checked(_ sender: Any?) {}
                    @objc func validateMenuItem(_ item: NSMenuItem) -> Bool { true }
                    final class Inner: NSObject { @objc func inner(_ sender: Any?) {} }
                }
                """,
            objects: "<customObject id=\"upd\" customClass=\"SUUpdater\"/>",
            delegateConnections: """
                <outlet property="held" destination="i-held" id="o1"/>
                <outlet property="lent" destination="m-lent" id="o2"/>
                """)
        #expect(menus.reports.count == 1)
        #expect(menus.reports.first?.contains(reason) == true, "\(menus.reports)")
        #expect(menus.commands.blocks.isEmpty)
    }

    @Test("A hidden menu of the menu bar is told where it has items of the app's own")
    func hiddenMenu() throws {
        let own = NibMenus.menu("Note", item: "hidden=\"YES\"", NibMenus.item("X", "export:"))
        let told = try menus(own, members: Self.export)
        #expect(told.reports.count == 1)
        #expect(told.reports.first?.contains("hidden until code shows it") == true)
        #expect(told.commands.blocks.isEmpty)
        let bare = try menus(NibMenus.menu("Note", item: "hidden=\"YES\""), members: Self.export)
        #expect(bare.reports.isEmpty)
    }

    @Test("A whole menu that code or a delegate fills is reported once")
    func filledMenu() throws {
        let menus = try menus(
            NibMenus.menu(
                "Recent",
                connections: "<outlet property=\"delegate\" destination=\"del\" id=\"o\"/>",
                NibMenus.item("X", "export:")))
        #expect(
            menus.reports == [
                "no command stands for the menu 'Recent': a delegate changes it before it opens"
            ])
    }

    @Test("Commands of SwiftUI's come where the app has what their items are for")
    func builtIn() throws {
        let text = NibMenus.menu(
            "Edit",
            NibMenus.menu(
                "Find", NibMenus.item("Find…", "performFindPanelAction:", to: "-1", key: "f")))
        let view = NibMenus.menu(
            "View", NibMenus.item("Show Toolbar", "toggleToolbarShown:", to: "-1"),
            NibMenus.item("Show Sidebar", "toggleSidebar:", to: "-1"))
        #expect(try menus(text + view).code() == "")
        let own = "final class Page: NSTextView {}\nlet bar = NSToolbar()"
        #expect(
            try menus(text + view, beside: own).code() == "TextEditingCommands()\nToolbarCommands()"
        )
        let interface = ["Main.xib": "<document><splitViewController/></document>"]
        #expect(try menus(view, files: interface).code() == "SidebarCommands()")
    }

    @Test("They do not come where an item of the app's own has one of their shortcuts")
    func takenShortcuts() throws {
        let menus = try menus(
            NibMenus.menu(
                "Edit", NibMenus.item("Check", "checkSpelling:", to: "-1"),
                NibMenus.item("Find Note", "export:", key: "f")),
            beside: "final class Page: NSTextView {}")
        #expect(!menus.code().contains("TextEditingCommands"))
        #expect(menus.reports.first?.contains("'TextEditingCommands' would bring") == true)
    }

    @Test("Standard items that only AppKit answers are reported where the app uses that")
    func losses() throws {
        let file = NibMenus.menu(
            "File",
            NibMenus.menu(
                "Open Recent", role: "recentDocuments",
                NibMenus.item("Clear Menu", "clearRecentDocuments:", to: "-1")),
            NibMenus.item("Print…", "print:", to: "-1", key: "p"))
        #expect(try menus(file).reports == [Self.printing])
        let uses = "func note() { NSDocumentController.shared.clear(); NSPrintOperation.run() }"
        #expect(
            try menus(file, beside: uses).reports == [
                "no command stands for the menu 'Open Recent': it is AppKit's document controller that answers it",
                "no command stands for 'Print…' (⌘P) in the menu 'File': the app prints, and SwiftUI's menu bar has no such item",
            ])
    }

    @Test("A standard action that a class of the app's own answers is the app's own")
    func answered() throws {
        let menus = try menus(
            NibMenus.menu("File", NibMenus.item("Open…", "openDocument:", to: "-1", key: "o")),
            members: "    @IBAction func openDocument(_ sender: Any?) {}")
        #expect(menus.code().contains("Button(\"Open…\") { appDelegate.openDocument(nil) }"))
    }

    @Test("A shortcut that SwiftUI's item does not have is told")
    func otherShortcut() throws {
        let menus = try menus(
            NibMenus.menu(
                "Window", role: "window",
                NibMenus.item("Zoom", "performZoom:", to: "-1", key: "M")))
        #expect(
            menus.reports == [
                "'Zoom' in the menu 'Window' has the shortcut ⇧⌘M, which SwiftUI's item does not have"
            ])
    }

    @Test("Keys without a letter are written by name, and told as menus show them")
    func keys() throws {
        func code(_ key: String) throws -> String {
            try menus(NibMenus.menu("Note", NibMenus.item("X", "export:", key: key))).code()
        }
        #expect(try code("&#xF700;").contains(".keyboardShortcut(.upArrow)"))
        #expect(try code("&#xF704;").contains(".keyboardShortcut(\"\\u{F704}\")"))
        #expect(try code("&quot;").contains(".keyboardShortcut(\"\\\"\")"))
        #expect(MacMenuShortcut(key: "\u{8}", modifiers: [.option, .command]).text == "⌥⌘⌫")
    }

    @Test("A symbol of the system is kept")
    func symbols() throws {
        let menus = try menus(
            NibMenus.menu(
                "Note",
                NibMenus.item(
                    "X", "export:", attributes: "secondaryImage=\"star\" catalog=\"system\"")))
        #expect(menus.code().contains("Button(\"X\", systemImage: \"star\") {"))
    }

    @Test("Translations of items that become commands are left")
    func translations() throws {
        let menus = try menus(
            NibMenus.menu("Note", NibMenus.item("X", "export:")),
            files: ["de.lproj/MainMenu.strings": ""])
        #expect(menus.reports.first?.contains("'Localizable'") == true)
    }

    @Test(
        "A method that only commands call now is rerouted, and no longer one of the responder chain"
    )
    func ledger() throws {
        let delegate = """
            import AppKit

            @main
            final class AppDelegate: NSObject, NSApplicationDelegate {
                @IBAction func export(_ sender: Any?) {}
                @IBAction func other(_ sender: Any?) {}
            }
            """
        let app = try #require(
            PlannedApp([
                "AppDelegate.swift": delegate,
                "Info.plist": NibTarget.propertyList(
                    "<key>NSMainNibFile</key><string>MainMenu</string>"),
                "MainMenu.xib": NibTarget.nib(
                    menus: NibMenus.menu("Notes", role: "apple")
                        + NibMenus.menu("Note", NibMenus.item("X", "export:"))),
            ]))
        // Nothing sends the other one, which is no callback.
        #expect(app.plan.callbacks.map(\.state) == [.rerouted])
        #expect(app.findings(.delegateResponderChain) == [])
        #expect(
            app.text("NotesApp.swift")?.contains("Button(\"X\") { appDelegate.export(nil) }")
                == true)
    }

    @Test("More commands than builders take at once are grouped")
    func manyMenus() throws {
        let all = (0..<11).map { NibMenus.menu("M\($0)", NibMenus.item("X\($0)", "export:")) }
        let code = try menus(all.joined()).code()
        #expect(code.split(separator: "\n").filter { $0 == "Group {" }.count == 2)
    }

    @Test("A method that other nibs call as well is not only called by commands")
    func otherCallers() throws {
        let other = "<action selector=\"export:\" target=\"-1\"/>"
        let menus = try menus(
            NibMenus.menu("Note", NibMenus.item("X", "export:")), files: ["Panel.xib": other])
        #expect(menus.commands.calledMethods.isEmpty)
    }

    @Test(
        "Code for the menu bar is found, a property of the same name is not",
        arguments: [
            ("NSApp.mainMenu = NSMenu()", "made here"),
            ("NSApplication.shared.mainMenu?.addItem(item)", "changed or read here"),
            ("app.mainMenu = menu", "made here"), ("self.mainMenu = menu", nil),
            ("}\nextension NSApplication { func install() { mainMenu = menu }", "made here"),
            ("}\nextension NSApplication { func install() { self.mainMenu = menu }", "made here"),
            ("}\nextension NSApplication { func install() { let mainMenu = menu }", nil),
            ("var mainMenu: NSMenu?", nil),
        ])
    func code(_ line: String, _ words: String?) throws {
        let target = NibTarget(["AppDelegate.swift": "func make() {\n    \(line)\n}\n"])
        let found = MenuCodeFindings(in: target.context).findings()
        #expect(found.count == (words == nil ? 0 : 1))
        #expect(found.first?.message.contains(words ?? "") ?? true)
    }

    @Test("Where the app has a property of that name, only the application's own counts")
    func ownName() throws {
        let target = NibTarget([
            "Menus.swift": """
            final class Menus {
                var mainMenu: NSMenu?
                func make() { other.mainMenu = nil }
                func install() { NSApp.mainMenu = mainMenu }
            }
            """
        ])
        let found = MenuCodeFindings(in: target.context).findings()
        #expect(found.map(\.place?.position.line) == [4])
    }
}
