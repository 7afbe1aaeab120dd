import ProjectModel

extension KnownSDK {
    static let appCenterPush = KnownSDK(
        name: "App Center Push", kind: .takesCallbacks, frameworks: [.uiKit, .appKit],
        link: SDKLink(
            modules: ["AppCenterPush"], names: ["MSPush"], products: ["AppCenterPush"],
            pods: ["AppCenter/Push"]),
        callbacks: push, switchKey: "AppCenterAppDelegateForwarderEnabled",
        handOvers: [
            SDKHandOver(
                callback: .didRegister,
                line: "MSPush.didRegisterForRemoteNotifications(withDeviceToken: %)",
                shownBy: [.call("MSPush", "didRegisterForRemoteNotifications")]),
            SDKHandOver(
                callback: .didFail,
                line: "MSPush.didFailToRegisterForRemoteNotificationsWithError(%)",
                shownBy: [.call("MSPush", "didFailToRegisterForRemoteNotificationsWithError")]),
            SDKHandOver(
                callback: .didReceiveFetching, line: "MSPush.didReceiveRemoteNotification(%)",
                shownBy: [.call("MSPush", "didReceiveRemoteNotification")],
                olderCallback: .didReceive),
        ],
        effect: "adds push methods of its own to SwiftUI's delegate",
        source:
            "appcenter-sdk-apple, MSAppDelegateForwarder.m and MSPushAppDelegate.m, which have the methods of UIKit's and of AppKit's delegate"
    )

    static let cleverTap = KnownSDK(
        name: "CleverTap", kind: .takesCallbacks,
        link: SDKLink(
            modules: ["CleverTapSDK"], names: ["CleverTap"], products: ["CleverTapSDK"],
            packages: ["clevertap-ios-sdk"], pods: ["CleverTap-iOS-SDK"]),
        callbacks: [.didRegister, .didFail, .didReceive],
        starts: [.call("CleverTap", "autoIntegrate")],
        handOvers: [
            SDKHandOver(
                callback: .didRegister, line: "CleverTap.setPushToken(asData: %)",
                shownBy: [.call("CleverTap", "setPushToken")]),
            SDKHandOver(
                callback: .didReceive,
                line: "CleverTap.sharedInstance()?.handleNotification(withData: %)",
                shownBy: [.call("CleverTap", "handleNotification")]),
            SDKHandOver(
                callback: .openURL,
                line: "CleverTap.sharedInstance()?.handleOpen(%, sourceApplication: nil)",
                shownBy: [.call("CleverTap", "handleOpen")]),
        ],
        effect: "adds push methods of its own to SwiftUI's delegate in 'autoIntegrate'",
        remedy: "remove `CleverTap.autoIntegrate()`",
        source: "clevertap-ios-sdk 176 and CTSwizzleManager.m; inferred")

    static let oneSignal = KnownSDK(
        name: "OneSignal", kind: .takesCallbacks,
        link: SDKLink(
            modules: ["OneSignal"], names: ["OneSignal"], products: ["OneSignal"],
            packages: ["onesignal-ios-sdk", "onesignal-xcframework"],
            pods: ["OneSignal", "OneSignalXCFramework"]),
        versions: SDKVersions(below: VersionNumber(3, 11, 2)),
        callbacks: push + [.willTerminate],
        // The spelling of version 5.
        switches: [.call("OneSignal", "initialize")],
        effect: "adds push methods of its own to SwiftUI's delegate before version 3.11.2",
        remedy: "update it to 3.11.2 or later", source: "OneSignal-iOS-SDK 1045, 1091")

    static let klaviyo = KnownSDK(
        name: "Klaviyo", kind: .takesCallbacks,
        link: SDKLink(
            modules: ["KlaviyoSwift"], names: ["KlaviyoSDK"], products: ["KlaviyoSwift"],
            packages: ["klaviyo-swift-sdk"], pods: ["KlaviyoSwift"]),
        callbacks: [.didRegister], startKey: "klaviyo_automatic_push_tracking",
        handOvers: [
            SDKHandOver(
                callback: .didRegister, line: "KlaviyoSDK().set(pushToken: %)",
                shownBy: [.call("KlaviyoSDK", "set")])
        ],
        effect: "adds a push method of its own to SwiftUI's delegate",
        remedy: "remove `klaviyo_automatic_push_tracking` from Info.plist",
        source: "klaviyo-swift-sdk 596")

    static let pushy = KnownSDK(
        name: "Pushy", kind: .takesCallbacks,
        link: SDKLink(
            modules: ["Pushy", "PushySDK"], names: ["Pushy"], products: ["Pushy"],
            packages: ["pushy-sdk-ios"], pods: ["Pushy"]),
        callbacks: push, switches: [.call(nil, "toggleMethodSwizzling", with: "false")],
        effect: "adds push methods of its own to SwiftUI's delegate",
        remedy:
            "call `toggleMethodSwizzling(false)` on the Pushy object, and its methods from those of the delegate",
        source: "pushy-react-native 79; pushy-sdk-ios, `toggleMethodSwizzling`")

    static let customerIO = KnownSDK(
        name: "Customer.io", kind: .takesCallbacks,
        link: SDKLink(
            modules: ["CioMessagingPushAPN", "CioMessagingPushFCM"],
            names: ["MessagingPushAPN", "MessagingPushFCM"],
            products: ["MessagingPushAPN", "MessagingPushFCM"], packages: ["customerio-ios"],
            pods: ["CustomerIO/MessagingPushAPN", "CustomerIO/MessagingPushFCM"]),
        callbacks: [.didRegister, .didFail],
        switches: [.name("CioAppDelegateWrapper"), .name("CioProviderAgnosticAppDelegate")],
        effect: "swizzles the class of the delegate, which is SwiftUI's own",
        remedy:
            "write `@UIApplicationDelegateAdaptor(CioAppDelegateWrapper<AppDelegate>.self)` in the App",
        source: "customerio-ios 891; customerio-ios, Apps/CocoaPods-FCM/src/App.swift")
}
