extension FindingPage {
    /// The page of `callback-local-notification`.
    static let callbackLocalNotification = FindingPage(
        id: .callbackLocalNotification,
        title: "the delegate receives local notifications in the old way",
        text: """
            # callback-local-notification

            The app delegate implements a callback for `UILocalNotification`, for the actions of a
            notification, or for notification settings: `application(_:didReceive:)`,
            `application(_:handleActionWithIdentifier:…)`, `application(_:didRegister:)`.

            ## Why it matters

            Apple deprecated these callbacks in iOS 10 in favour of `UserNotifications`
            (documented). Apps built with a current SDK can't rely on them, with scenes or without.

            ## What the plan does

            It leaves the method where it is, and reports it.

            ## What you do

            A `UNUserNotificationCenterDelegate` has nothing to do with the life cycle, and works
            the same before and after a migration:

            ```swift
            // before
            func application(
                _ application: UIApplication, didReceive notification: UILocalNotification
            ) {
                open(notification.userInfo)
            }
            ```

            ```swift
            // after; set the delegate in `didFinishLaunching`, so that a tap that starts the app arrives
            UNUserNotificationCenter.current().delegate = self

            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                open(response.notification.request.content.userInfo)
                completionHandler()
            }
            ```

            """,
        check: FindingCheck(
            .device,
            "Have the app schedule a notification, leave the app, and tap the notification or one of its actions.",
            right: "the screen that it leads to.",
            wrong: "the app opens where it was, and a breakpoint in the callback is not hit.")
    )
}
