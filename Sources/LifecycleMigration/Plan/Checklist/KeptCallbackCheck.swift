import AppFacts

/// How to try callbacks that UIKit calls as before, and SwiftUI's own delegate passes on: no finding tells about them.
struct KeptCallbackCheck {
    private let title: String
    private let action: String
    private let right: String
    private let selectors: Set<String>

    /// An item for each kind of callback that an app has, at its first method.
    static func items(for callbacks: [CallbackRecord]) -> [ChecklistItem] {
        all.compactMap { check in
            let place = callbacks.first {
                $0.state == .unchanged && $0.before == .uiKit && check.selectors.contains($0.name)
            }?.place
            return place.map {
                ChecklistItem(check.title, check.action, before: check.right, at: $0)
            }
        }
    }

    private static let all = [
        KeptCallbackCheck(
            title: "push notifications",
            action:
                "Delete the app, run it, allow notifications, and send a push: with the app running, with it in the background, and after it was ended.",
            right: "the token arrives, and each push does what it is for, once.",
            selectors: [
                "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
                "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
                "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
                "application(_:didReceiveRemoteNotification:)",
            ]),
        KeptCallbackCheck(
            title: "background transfers",
            action:
                "Start a transfer, leave the app, press Stop in Xcode, wait until it must have ended, and open the app.",
            right: "what was transferred is there.",
            selectors: [
                "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
                "application(_:handleEventsForBackgroundURLSession:)",
            ]),
        KeptCallbackCheck(
            title: "rotation",
            action:
                "Turn the device on the first screen, and on those that keep their orientation.",
            right: "each turns, or stays, as it is meant to.",
            selectors: ["application(_:supportedInterfaceOrientationsFor:)"]),
    ]
}
