import ProjectModel

extension KnownSDK {
    /// SDKs that add methods to the class of the application's delegate.
    ///
    /// The adaptor's methods are reached by Objective-C's forwarding, which ends where SwiftUI's own class has the method
    /// (PostHog/posthog-ios#769 says so of its own code).
    static let callbackTakers: [KnownSDK] = [
        KnownSDK(
            name: "Firebase Messaging", kind: .takesCallbacks, frameworks: [.uiKit, .appKit],
            link: .firebaseMessaging,
            callbacks: push + [.backgroundSession], switchKey: firebaseKey,
            handOvers: [
                SDKHandOver(
                    callback: .didRegister, line: "Messaging.messaging().apnsToken = %",
                    shownBy: [.set("Messaging", "apnsToken"), .call("Messaging", "setAPNSToken")],
                    module: "FirebaseMessaging"),
                SDKHandOver(
                    callback: .didReceiveFetching,
                    line: "Messaging.messaging().appDidReceiveMessage(%)",
                    shownBy: [.call(nil, "appDidReceiveMessage")], isAdvice: true,
                    olderCallback: .didReceive, module: "FirebaseMessaging"),
            ], notificationLine: "Messaging.messaging().appDidReceiveMessage(%)",
            configuredBy: [.call("FirebaseApp", "configure")],
            effect: "adds push methods of its own to SwiftUI's delegate",
            source:
                "firebase-ios-sdk 7473, 13566, 14751, FIRMessaging.h and FIRMessagingRemoteNotificationsProxy.m, which swizzles the notification centre's delegate by the same key; GoogleUtilities, GULAppDelegateSwizzler.m, and GULAppDelegateSwizzler.h, where the application is `NSApplication` on the Mac, and which says that it should not work on a watch; Firebase's page on messaging for Apple platforms: “or you are building a SwiftUI app, you'll need to explicitly map your APNs token”"
        ),
        KnownSDK(
            name: "Firebase Auth", kind: .takesCallbacks, frameworks: [.uiKit, .appKit],
            link: .firebaseAuth,
            callbacks: push + [.backgroundSession], switchKey: firebaseKey,
            handOvers: [
                SDKHandOver(
                    callback: .didRegister, line: "Auth.auth().setAPNSToken(%, type: .unknown)",
                    shownBy: [.call(nil, "setAPNSToken")], neededWith: phone,
                    module: "FirebaseAuth"),
                SDKHandOver(
                    callback: .didReceiveFetching, line: "Auth.auth().canHandleNotification(%)",
                    shownBy: [.call(nil, "canHandleNotification")], neededWith: phone),
                SDKHandOver(
                    callback: .openURL, line: "Auth.auth().canHandle(%)",
                    shownBy: [.call("Auth", "canHandle")], neededWith: phone),
            ], configuredBy: [.call("FirebaseApp", "configure")],
            effect: "adds push methods of its own to SwiftUI's delegate",
            source:
                "firebase-ios-sdk 7380, 7473, 13566, 14751 (linked only), 16273; GoogleUtilities, GULAppDelegateSwizzler.m"
        ),
        KnownSDK(
            name: "Firebase Analytics", kind: .takesCallbacks, frameworks: [.uiKit, .appKit],
            link: .firebaseAnalytics,
            callbacks: [.backgroundSession], switchKey: firebaseKey,
            effect: "adds its own method for background sessions to SwiftUI's delegate",
            source: "GoogleUtilities, GULAppDelegateSwizzler.m, which Analytics links; inferred"),
        KnownSDK(
            name: "PostHog", kind: .takesCallbacks,
            link: SDKLink(
                modules: ["PostHog"], products: ["PostHog"], packages: ["posthog-ios"],
                pods: ["PostHog"]),
            versions: SDKVersions(from: VersionNumber(3, 69), below: VersionNumber(3, 69, 7)),
            callbacks: [.didRegister, .didFail],
            switches: [.set(nil, "capturePushNotificationSubscriptions", to: "false")],
            effect: "adds push methods of its own to SwiftUI's delegate from 3.69.0 to 3.69.6",
            remedy:
                "update it to a version behind 3.69.6, or set `capturePushNotificationSubscriptions` of its configuration to false",
            source: "posthog-ios 768, 769, 790"),
        appCenterPush, cleverTap, oneSignal, klaviyo, pushy, customerIO,
    ]

    static let push: [SDKCallback] = [.didRegister, .didFail, .didReceiveFetching, .didReceive]
    private static let phone = ["PhoneAuthProvider"]
    private static let firebaseKey = "FirebaseAppDelegateProxyEnabled"
}
