extension ApplicationCallback {
    /// Every callback of an application delegate by its name and labels.
    package static let all: [String: ApplicationCallback] = {
        let callbacks =
            stateCallbacks + eventCallbacks + passedOnCallbacks + otherCallbacks + [plainLaunch]
        return Dictionary(callbacks.map { ($0.selectorName, $0) }) { first, _ in first }
    }()

    /// The callbacks that have a name in Objective-C, by that.
    package static let byObjectiveCName: [String: ApplicationCallback] = {
        let named = all.sorted { $0.key < $1.key }.compactMap { _, callback in
            callback.objectiveCName.map { ($0, callback) }
        }
        return Dictionary(named) { first, _ in first }
    }()

    private static let plainLaunch = ApplicationCallback(
        selectorName: ApplicationCallback.plainLaunchName, objectiveCName: nil, fate: .plainLaunch)

    private static let stateCallbacks = StateCallback.allCases.map {
        ApplicationCallback(
            selectorName: $0.selectorName, objectiveCName: $0.methodName + ":", fate: .state($0))
    }

    private static let eventCallbacks = EventKind.allCases.map {
        ApplicationCallback(
            selectorName: $0.selectorName, objectiveCName: $0.objectiveCName, fate: .event($0))
    }

    private static let passedOnCallbacks = [
        "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)",
        "applicationWillTerminate(_:)",
        "applicationDidReceiveMemoryWarning(_:)",
        "applicationSignificantTimeChange(_:)",
        "applicationProtectedDataWillBecomeUnavailable(_:)",
        "applicationProtectedDataDidBecomeAvailable(_:)",
        "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
        "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        "application(_:didReceiveRemoteNotification:)",
        "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        "application(_:handleEventsForBackgroundURLSession:)",
        "application(_:handleWatchKitExtensionRequest:reply:)",
        "application(_:handleWatchKitExtensionRequest:)",
        "applicationShouldRequestHealthAuthorization(_:)",
        "application(_:handlerFor:)",
        "application(_:handle:completionHandler:)",
        "application(_:handle:)",
        "application(_:supportedInterfaceOrientationsFor:)",
        "application(_:shouldAllowExtensionPointIdentifier:)",
        "applicationShouldAutomaticallyLocalizeKeyCommands(_:)",
        "application(_:configurationForConnecting:options:)",
        "application(_:didDiscardSceneSessions:)",
    ].map { ApplicationCallback(selectorName: $0, objectiveCName: nil, fate: .passedOn) }

    private static let otherCallbacks =
        [
            ApplicationCallback(
                selectorName: "application(_:performFetchWithCompletionHandler:)",
                objectiveCName: "application:performFetchWithCompletionHandler:",
                fate: .outdated(.backgroundFetch))
        ]
        + [
            ("application(_:shouldSaveApplicationState:)", "shouldSaveApplicationState:"),
            ("application(_:shouldRestoreApplicationState:)", "shouldRestoreApplicationState:"),
            (
                "application(_:shouldSaveSecureApplicationState:)",
                "shouldSaveSecureApplicationState:"
            ),
            (
                "application(_:shouldRestoreSecureApplicationState:)",
                "shouldRestoreSecureApplicationState:"
            ),
            (
                "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
                "viewControllerWithRestorationIdentifierPath:coder:"
            ),
            (
                "application(_:willEncodeRestorableStateWith:)",
                "willEncodeRestorableStateWithCoder:"
            ),
            (
                "application(_:didDecodeRestorableStateWith:)",
                "didDecodeRestorableStateWithCoder:"
            ),
        ].map { ended($0.0, $0.1, .stateRestoration) }
        + [
            ("application(_:didReceive:)", "didReceiveLocalNotification:"),
            ("application(_:didRegister:)", "didRegisterUserNotificationSettings:"),
        ].map { ended($0.0, $0.1, .localNotification) } + notificationActions
        + [
            (
                "application(_:willChangeStatusBarOrientation:duration:)",
                "willChangeStatusBarOrientation:duration:"
            ),
            (
                "application(_:didChangeStatusBarOrientation:)",
                "didChangeStatusBarOrientation:"
            ),
            ("application(_:willChangeStatusBarFrame:)", "willChangeStatusBarFrame:"),
            ("application(_:didChangeStatusBarFrame:)", "didChangeStatusBarFrame:"),
        ].map { ended($0.0, $0.1, .statusBar) }

    /// The actions of notifications before the framework of user notifications; each has an async form of the same name in
    /// Objective-C.
    private static let notificationActions: [ApplicationCallback] = [
        ("for:", "forLocalNotification:"),
        ("for:withResponseInfo:", "forLocalNotification:withResponseInfo:"),
        ("forRemoteNotification:", "forRemoteNotification:"),
        ("forRemoteNotification:withResponseInfo:", "forRemoteNotification:withResponseInfo:"),
    ].flatMap { labels, objectiveC in
        ["completionHandler:", ""].map { handler in
            ended(
                "application(_:handleActionWithIdentifier:\(labels)\(handler))",
                "handleActionWithIdentifier:\(objectiveC)completionHandler:", .localNotification)
        }
    }

    private static func ended(
        _ name: String, _ objectiveC: String, _ kind: EndedCallback
    ) -> Self {
        Self(
            selectorName: name, objectiveCName: "application:" + objectiveC, fate: .ended(kind))
    }
}
