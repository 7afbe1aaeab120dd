/// What a callback was for that UIKit no longer calls, or recommends something else for.
package enum EndedCallback {
    case backgroundFetch
    case stateRestoration
    case localNotification
    case statusBar

    /// What takes its place in an app that stays with UIKit.
    package var remedyWithScenes: String {
        switch self {
        case .stateRestoration:
            "give the scene's state in `stateRestorationActivity(for:)` of its delegate, and take it from the session as it connects"
        case .backgroundFetch: "use BGTaskScheduler"
        case .localNotification, .statusBar: remedy
        }
    }

    /// What takes its place.
    package var remedy: String {
        switch self {
        case .backgroundFetch:
            "use BGTaskScheduler, or `.backgroundTask(.appRefresh)` from iOS 16 on"
        case .stateRestoration: "restore state with `SceneStorage`"
        case .localNotification: "receive notifications in a `UNUserNotificationCenterDelegate`"
        case .statusBar: "override `viewWillTransition(to:with:)` in a view controller"
        }
    }
}
