extension FindingPage {
    /// The page of `watch-notifications`.
    static let watchNotifications = FindingPage(
        id: .watchNotifications,
        title: "notification interfaces come from the storyboard",
        text: """
            # watch-notifications

            The watch app shows notifications with controllers from the storyboard:
            `WKUserNotificationInterfaceController` or `WKUserNotificationHostingController`.

            ## Why it matters

            When the storyboard is no longer the app's, its notification scenes are not found.
            SwiftUI needs one `WKNotificationScene` for each category; a category without one
            falls back to the system's look (home-assistant/iOS and Automattic/pocket-casts-ios
            show the form).

            ## What the plan does

            A `WKUserNotificationHostingController` that the storyboard shows for a category becomes a `WKNotificationScene` of that
            category, and leaves the storyboard. Any other interface, a static one among them, stays in the storyboard, which
            stays without its first screen. Such an app is `partial`: home-assistant/iOS took the same step back, as its
            notifications were not reached there any more, and did it again once they were in SwiftUI (seen).

            ## What you do

            Make the controller a `WKUserNotificationHostingController`, and name its category in
            the `App`:

            ```swift
            // before
            final class ReminderController: WKUserNotificationInterfaceController {
                @IBOutlet private var label: WKInterfaceLabel!

                override func didReceive(_ notification: UNNotification) {
                    label.setText(notification.request.content.body)
                }
            }
            ```

            ```swift
            // after
            final class ReminderController: WKUserNotificationHostingController<ReminderView> {
                private var text = ""

                override var body: ReminderView { ReminderView(text: text) }

                override func didReceive(_ notification: UNNotification) {
                    text = notification.request.content.body
                }
            }

            @main
            struct NotesWatchApp: App {
                var body: some Scene {
                    WindowGroup {
                        ContentView()
                    }
                    WKNotificationScene(controller: ReminderController.self, category: "reminder")
                }
            }
            ```

            """,
        check: FindingCheck(
            .watch,
            "Send a notification of each category, in the simulator by a payload file, and hold it to see all of it.",
            right: "the app's own layout.",
            wrong: "the system's plain one.")
    )
}
