extension FindingPage {
    /// The page of `mac-last-window`.
    static let macLastWindow = FindingPage(
        id: .macLastWindow,
        title: "the delegate decides whether the last window quits the app",
        text: """
            # mac-last-window

            The macOS delegate implements `applicationShouldTerminateAfterLastWindowClosed(_:)`.

            ## Why it matters

            Under the SwiftUI life cycle the method is honoured (seen in several shipping apps,
            among them UTM and XcodesApp). Without it the kind of scene decides: an app with a
            single `Window` quits with it, one with a `WindowGroup` does not. AppKit's default is
            to stay. A `Window` that was closed stays in `NSApp.windows`, so code that counts
            windows comes to another result (one report: CodeEdit).

            ## What the plan does

            Keeps the method. Where the delegate has none and a `Window` takes the place of the app's first
            window, the plan adds it with `false`, which is what AppKit did.

            ## What you do

            Keep the method, and write it down where the default was meant:

            ```swift
            // before: not implemented; the app stays
            class AppDelegate: NSObject, NSApplicationDelegate {}
            ```

            ```swift
            // after
            class AppDelegate: NSObject, NSApplicationDelegate {
                func applicationShouldTerminateAfterLastWindowClosed(
                    _ sender: NSApplication
                ) -> Bool {
                    false
                }
            }
            ```

            """,
        check: FindingCheck(
            .mac,
            "Close the last window.",
            right: "the app stays or quits, as the delegate's method says.",
            wrong: "it does the other thing.")
    )
}
