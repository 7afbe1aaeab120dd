extension FindingPage {
    /// The page of `platform-unsupported`.
    static let platformUnsupported = FindingPage(
        id: .platformUnsupported,
        title: "apps of this platform are not migrated by this version",
        text: """
            # platform-unsupported

            The app is for macOS. This version migrates apps for iOS, iPadOS, Mac Catalyst, tvOS, visionOS and watchOS.

            ## Why it matters

            AppKit has delegates, menus and documents of its own, and SwiftUI treats each of them in another way than UIKit's. A plan
            for one framework would be wrong for another.

            ## What the plan does

            Refuses the app, and names its entry point. Nothing is touched. What a migration by hand has to take along is named beside it:
            [mac-menu](mac-menu.md), [mac-reopen](mac-reopen.md), [mac-last-window](mac-last-window.md) and
            [mac-documents](mac-documents.md), and every place that reaches for the delegate.

            ## What you do

            Apple's article "Migrating to the SwiftUI life cycle" has the steps:

            ```swift
            // before
            @main
            final class AppDelegate: NSObject, NSApplicationDelegate {
                private var window: NSWindow?

                func applicationDidFinishLaunching(_ notification: Notification) {
                    let window = NSWindow(contentViewController: NSHostingController(rootView: ContentView()))
                    window.makeKeyAndOrderFront(nil)
                    self.window = window
                }
            }
            ```

            ```swift
            // after
            @main
            struct NotesApp: App {
                @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

                var body: some Scene {
                    WindowGroup {
                        ContentView()
                    }
                }
            }

            final class AppDelegate: NSObject, NSApplicationDelegate {}
            ```

            AppKit's life cycle is not deprecated: staying is a
            good answer for a Mac app. `--platform ios` plans the other apps only.

            """,
        check: FindingCheck(
            .device,
            "Start the app once it is moved, and use what each of the findings beside this one names.",
            right: "everything that the app did.",
            wrong: "two windows or none, or a menu, document or notification that is gone.")
    )
}
