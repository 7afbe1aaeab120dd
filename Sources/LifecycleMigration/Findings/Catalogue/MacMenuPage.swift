extension FindingPage {
    /// The page of `mac-menu`.
    static let macMenu = FindingPage(
        id: .macMenu,
        title: "the menu bar has items of the app's own",
        text: """
            # mac-menu

            A macOS app's menu bar comes from a nib or a storyboard, with items or actions of the
            app's own, or from code.

            ## Why it matters

            SwiftUI builds the menu bar itself. The main nib or storyboard is not loaded under its
            life cycle (inferred from OpenSwiftUI, an open re-implementation; CodeEdit deleted its
            menu and wrote command groups). Items of the app's own disappear. Menus that code puts
            into `NSApp.mainMenu` are gone about half a second after launch (measured by others in a
            shipping app), and nothing tells of it.

            ## What the plan does

            Reads the menu bar of the main nib item by item. What SwiftUI's own menu bar has goes
            silently, and so do items of Xcode's template that nothing in the app answers, but for
            Print… and Page Setup…, which any view of AppKit's answers: one note lists them, and
            each is named where the app has code for printing. An item whose action SwiftUI's menu bar has
            under another title is named. The menus View, Window and Help, which SwiftUI's menu
            bar has in any case, are listed once where the app's has none. An item
            of the app's own becomes a command where it stood: in the standard menu by a `CommandGroup`, in
            place of SwiftUI's item for settings, about, new, quit and help, or in a `CommandMenu`.
            It calls the delegate, or asks the responder chain as before. `TextEditingCommands` and
            the like are added where the app has text views, toolbars or split views; for spelling, substitutions,
            transformations and speech, fields that people write in are enough, and for the panels of colors and fonts anything that
            hears of them: `changeColor(_:)`, `changeFont(_:)`, `NSColorPanel`. An app without a menu bar gets SwiftUI's, whose keys
            work then: a warning.

            Items that a command can't stand for are named with the reason: code that reads the item
            that it is called by, `validateMenuItem(_:)`, bindings, outlets, checked and hidden
            items, methods that are private or that several classes have, objects of the nib. Code for
            `NSApp.mainMenu`, which `NSApp.menu` is too, or else for its help, window or services menu, is named at its first use in each file; where a framework or package makes
            the menu bar, the app's call is named, or that code. A module that is not on disk is not read.

            Two things change with a command. AppKit greys out an item that nobody answers; a
            command can be chosen all the same. And titles are looked up in `Localizable`, so that
            the translations of a nib are left behind.

            ## What you do

            Move translations, and write the items that are named as commands of the `App`:

            ```swift
            // before
            @IBAction func exportNotes(_ sender: NSMenuItem) {
                exporter.run(all: sender.tag == 1)
            }
            ```

            ```swift
            // after
            WindowGroup {
                ContentView()
            }
            .commands {
                CommandGroup(after: .importExport) {
                    Button("Export All Notes…") { appDelegate.exporter.run(all: true) }
                        .keyboardShortcut("e", modifiers: [.command, .shift])
                }
            }
            ```

            """,
        check: FindingCheck(
            .mac,
            "Open every menu, choose each item of the app's own, and press each shortcut, those for copy and paste included.",
            right: "each item is there, can be chosen, and does what it is for.",
            wrong: "items are missing or greyed out, or shortcuts only make the Mac beep.")
    )
}
