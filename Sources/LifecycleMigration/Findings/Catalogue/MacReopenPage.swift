extension FindingPage {
    /// The page of `mac-reopen`.
    static let macReopen = FindingPage(
        id: .macReopen,
        title: "the delegate decides what reopening does",
        text: """
            # mac-reopen

            The macOS delegate implements `applicationShouldHandleReopen(_:hasVisibleWindows:)`:
            it decides what a click on the Dock icon does.

            ## Why it matters

            SwiftUI's own delegate answers this call, too. With a `WindowGroup` the delegate's
            method is not called on some versions of macOS (feedback-assistant/reports issue 246),
            and works in several public apps (Maccy, KeyboardCowboy, TrueWidget, CodeEdit).
            Returning `true` can open a new window.

            ## What the plan does

            Keeps the method. In an app whose windows stay the delegate's there is no window group, and
            the method goes on being told (the same report): a note. In one with a scene it is left to do.
            `applicationOpenUntitledFile(_:)`, which is called at a click in the Dock where there is no
            window, is not called any more, and is left to do. SwiftUI's window opens again at such a click,
            where AppKit opened none: a warning, unless the app ends with its last window.

            ## What you do

            Try the app on each version that it supports. Where the method is needed to show a
            window, let it do so itself and return `false`:

            ```swift
            // before
            func applicationShouldHandleReopen(
                _ sender: NSApplication,
                hasVisibleWindows: Bool
            ) -> Bool {
                windowController.showWindow(nil)
                return true
            }
            ```

            ```swift
            // after
            func applicationShouldHandleReopen(
                _ sender: NSApplication,
                hasVisibleWindows: Bool
            ) -> Bool {
                guard !hasVisibleWindows else { return true }
                windowController.showWindow(nil)
                return false
            }
            ```

            """,
        check: FindingCheck(
            .mac,
            "Close all windows and click the Dock icon; minimise a window and click again.",
            right: "what the delegate's method decides, and nothing more.",
            wrong: "a second window, or none at all.")
    )
}
