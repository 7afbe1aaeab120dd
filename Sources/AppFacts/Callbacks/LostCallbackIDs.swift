import AppleFrameworks

extension EventKind {
    /// The finding that it is reported as.
    package var finding: FindingID {
        switch self {
        case .openURL, .openURLFromSource, .handleOpenURL: .callbackOpenURL
        case .continueActivity, .willContinueActivity, .failToContinueActivity, .updateActivity:
            .callbackUserActivity
        case .quickAction, .asyncQuickAction: .callbackQuickAction
        case .cloudKitShare: .callbackCloudKitShare
        }
    }
}

extension EndedCallback {
    /// The finding that says that a callback of the kind is not called any more.
    package var finding: FindingID {
        switch self {
        case .backgroundFetch: .callbackBackgroundFetch
        case .stateRestoration: .callbackStateRestoration
        case .localNotification: .callbackLocalNotification
        case .statusBar: .callbackStatusBar
        }
    }
}
