extension FindingPage {
    /// The page of `platform-unsupported`.
    static let platformUnsupported = FindingPage(
        id: .platformUnsupported,
        title: "apps of this platform are not migrated by this version",
        text: """
            # platform-unsupported

            The app is for macOS or watchOS. This version migrates apps for iOS, iPadOS, Mac Catalyst, tvOS and visionOS.

            ## Why it matters

            AppKit and WatchKit have delegates, menus, documents and screens of their own, and SwiftUI treats each of them in
            another way than UIKit's. A plan for one framework would be wrong for another.

            ## What the plan does

            Refuses the app, and names its entry point, or the target in the project where its sources are in an extension.
            Nothing is touched. What a migration by hand has to take along is named beside it:
            [mac-menu](mac-menu.md), [mac-reopen](mac-reopen.md), [mac-last-window](mac-last-window.md),
            [mac-documents](mac-documents.md), [watch-interface-controllers](watch-interface-controllers.md) and
            [watch-notifications](watch-notifications.md), and every place that reaches for the delegate.

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

            In a watch app the adaptor is `@WKApplicationDelegateAdaptor`. AppKit's life cycle is not deprecated: staying is a
            good answer for a Mac app. `--platform ios` plans the other apps only.

            """,
        check: FindingCheck(
            .device,
            "Start the app once it is moved, and use what each of the findings beside this one names.",
            right: "everything that the app did.",
            wrong: "two windows or none, or a menu, document or notification that is gone.")
    )
}
