extension FindingPage {
    /// The page of `watch-interface-controllers`.
    static let watchInterfaceControllers = FindingPage(
        id: .watchInterfaceControllers,
        title: "the watch app's screens are interface controllers",
        text: """
            # watch-interface-controllers

            The watch app's screens are `WKInterfaceController`s in a storyboard.

            ## Why it matters

            Only the other direction is possible: a `WKHostingController` shows SwiftUI in a
            storyboard. Nothing shows an interface controller in SwiftUI; such screens are to be
            rewritten (documented: Apple, technical note TN3157). WatchKit storyboards are
            deprecated since watchOS 7.

            ## What the plan does

            Refuses an app whose storyboard has a screen that is no `WKHostingController` of the target, or one beside the first
            screen and its pages, and names all of them; nothing is touched. The same holds where code shows screens
            by their names. Code that asks WatchKit for the root or visible controller is named in apps that move: it is
            SwiftUI's own then.

            ## What you do

            Rewrite the screens in SwiftUI, first inside the storyboard, one `WKHostingController`
            at a time. When the main one is a hosting controller, its `body` becomes the content
            of the `App`:

            ```swift
            // before
            final class HostingController: WKHostingController<ContentView> {
                override var body: ContentView {
                    ContentView()
                }
            }
            ```

            ```swift
            // after
            @main
            struct NotesWatchApp: App {
                @WKApplicationDelegateAdaptor private var appDelegate: AppDelegate

                var body: some Scene {
                    WindowGroup {
                        ContentView()
                    }
                }
            }
            ```

            Leave the adaptor out only if no delegate method is needed: without it the callbacks
            stop silently (Automattic/pocket-casts-ios repaired that afterwards). The key
            `WKExtensionDelegateClassName` goes; otherwise WatchKit makes a second delegate
            (inferred from the key's documentation).

            """,
        check: FindingCheck(
            .watch,
            "Go through every screen of the app once it is rewritten, beside a watch with the old one.",
            right: "each screen of the storyboard, with what it shows and where it leads.",
            wrong: "a screen that nothing leads to, or a crown or menu that does nothing.")
    )
}
