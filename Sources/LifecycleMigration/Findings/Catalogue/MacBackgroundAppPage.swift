extension FindingPage {
    /// The page of `mac-background-app`.
    static let macBackgroundApp = FindingPage(
        id: .macBackgroundApp,
        title: "a Mac app that shows nothing has nothing to move",
        text: """
            # mac-background-app

            The macOS app says in its Info.plist that it runs in the background
            (`LSBackgroundOnly`, `LSUIElement`), and its code, in Swift, Objective-C or C, names no window, menu, status item or
            view: a helper, or an item that starts another app at login. Where the delegate of the app is not its own and what it
            links has one, the code of that counts, too.

            ## Why it matters

            AppKit's life cycle is not deprecated, and the scene requirement of the 27 SDKs is for
            UIKit's platforms (documented: Apple, "Transitioning to the UIKit scene-based life
            cycle"). An `App` must have a scene, and this app has nothing to show in one.

            ## What the plan does

            Nothing: the outcome is `none`.

            ## What you do

            Nothing. Where the helper is to become an `App` after all, give it a scene that stays
            closed:

            ```swift
            // before
            let delegate = AppDelegate()
            NSApplication.shared.delegate = delegate
            NSApplication.shared.run()
            ```

            ```swift
            // after
            @main
            struct HelperApp: App {
                @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

                var body: some Scene {
                    Settings {
                        EmptyView()
                    }
                }
            }
            ```

            """,
        check: FindingCheck(
            .mac,
            "Log out and in, or start the app that the helper belongs to.",
            right: "the helper does its work, and nothing of it is seen.",
            wrong: "an icon in the Dock, or a window.")
    )
}
