/// Members of `UIApplication` whose values change while the app runs, so that it matters when they are read.
///
/// Source: Apple's documentation of the class.
package enum MomentaryMembers {
    /// Their names.
    package static let names: Set<String> = [
        "applicationState", "isIdleTimerDisabled", "applicationIconBadgeNumber",
        "backgroundRefreshStatus", "backgroundTimeRemaining", "isProtectedDataAvailable",
        "isRegisteredForRemoteNotifications", "preferredContentSizeCategory", "shortcutItems",
        "statusBarOrientation", "statusBarFrame", "isStatusBarHidden", "statusBarStyle",
        "isNetworkActivityIndicatorVisible", "applicationSupportsShakeToEdit",
    ]
}
