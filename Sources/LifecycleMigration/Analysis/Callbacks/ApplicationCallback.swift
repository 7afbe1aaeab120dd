/// A method of the application delegate that UIKit stops calling once the app uses scenes.
///
/// Everything else that UIKit still calls reaches the delegate behind an adaptor. Sources: Apple's “Transitioning to the
/// UIKit scene-based life cycle” and the deprecation texts of `UIApplication.h` in the iOS 26 SDK.
struct ApplicationCallback {
    /// The name and labels.
    let selectorName: String
    /// The finding that it is reported as.
    let finding: FindingID
    /// What takes its place, as a remedy.
    let remedy: String

    /// The callbacks that end with the delegate's life cycle, those about the app's state left out: the plan keeps them.
    static let all: [ApplicationCallback] = [
        openURL("application(_:open:options:)"),
        openURL("application(_:open:sourceApplication:annotation:)"),
        openURL("application(_:handleOpen:)"),
        userActivity("application(_:continue:restorationHandler:)"),
        userActivity("application(_:willContinueUserActivityWithType:)"),
        userActivity("application(_:didFailToContinueUserActivityWithType:error:)"),
        userActivity("application(_:didUpdate:)"),
        quickAction("application(_:performActionFor:completionHandler:)"),
        quickAction("application(_:performActionFor:)"),
        ApplicationCallback(
            selectorName: "application(_:userDidAcceptCloudKitShareWith:)",
            finding: .callbackCloudKitShare,
            remedy:
                "handle the share in a scene delegate's `windowScene(_:userDidAcceptCloudKitShareWith:)`"
        ),
        ApplicationCallback(
            selectorName: "application(_:performFetchWithCompletionHandler:)",
            finding: .callbackBackgroundFetch,
            remedy: "use BGTaskScheduler"),
        restoration("application(_:shouldSaveApplicationState:)"),
        restoration("application(_:shouldRestoreApplicationState:)"),
        restoration("application(_:shouldSaveSecureApplicationState:)"),
        restoration("application(_:shouldRestoreSecureApplicationState:)"),
        restoration("application(_:viewControllerWithRestorationIdentifierPath:coder:)"),
        restoration("application(_:willEncodeRestorableStateWith:)"),
        restoration("application(_:didDecodeRestorableStateWith:)"),
    ]

    private static func openURL(_ name: String) -> Self {
        Self(
            selectorName: name, finding: .callbackOpenURL,
            remedy: "call it from `.onOpenURL` on the content of the `WindowGroup`")
    }

    private static func userActivity(_ name: String) -> Self {
        Self(
            selectorName: name, finding: .callbackUserActivity,
            remedy:
                "call it from `.onContinueUserActivity`, and universal links from `.onOpenURL` too")
    }

    private static func quickAction(_ name: String) -> Self {
        Self(
            selectorName: name, finding: .callbackQuickAction,
            remedy: "handle quick actions in a scene delegate, warm and cold")
    }

    private static func restoration(_ name: String) -> Self {
        Self(
            selectorName: name, finding: .callbackStateRestoration,
            remedy: "restore state with `SceneStorage`")
    }
}
