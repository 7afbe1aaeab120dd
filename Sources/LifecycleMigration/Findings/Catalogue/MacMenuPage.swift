extension FindingPage {
    /// The page of `mac-menu`.
    static let macMenu = FindingPage(
        id: .macMenu,
        title: "the menu bar comes from a nib or storyboard",
        text: """
            # mac-menu

            A macOS app's menu bar comes from a nib or a storyboard, with items or actions of the
            app's own.

            ## Why it matters

            SwiftUI builds the menu bar itself. The main nib or storyboard is not loaded under its
            life cycle (inferred from OpenSwiftUI, an open re-implementation; CodeEdit deleted its
            menu and wrote command groups). Items of the app's own disappear. Items that stay by
            name lose their action, when it went to the delegate or the First Responder. Edits of
            `NSApp.mainMenu` are overwritten, at times that cannot be told beforehand (public code
            notes this). An app without an Edit menu also loses the keys for copy and paste.

            ## What the plan does

            Every macOS app is refused in this version (`platform-unsupported`); nothing is touched.
            The finding names the first item of a menu bar whose action is a method of the app's own.

            ## What you do

            Write the items as commands of the `App`:

            ```swift
            // before
            @IBAction func exportNotes(_ sender: NSMenuItem) {
                exporter.run()
            }
            ```

            ```swift
            // after
            WindowGroup {
                ContentView()
            }
            .commands {
                CommandGroup(after: .importExport) {
                    Button("Export Notes…") { appDelegate.exporter.run() }
                        .keyboardShortcut("e", modifiers: [.command, .shift])
                }
                TextEditingCommands()
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
