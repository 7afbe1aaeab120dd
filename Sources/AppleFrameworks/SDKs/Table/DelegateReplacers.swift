import ProjectModel

extension KnownSDK {
    /// SDKs that put themselves in the delegate's place, or cast it.
    static let delegateReplacers: [KnownSDK] = [
        KnownSDK(
            name: "mParticle", kind: .replacesDelegate,
            link: SDKLink(
                modules: ["mParticle_Apple_SDK", "mParticle_Apple_SDK_NoLocation"],
                names: ["MParticle"],
                products: ["mParticle-Apple-SDK", "mParticle-Apple-SDK-NoLocation"],
                packages: ["mparticle-apple-sdk"],
                pods: ["mParticle-Apple-SDK", "mParticle-Apple-SDK/mParticle"]),
            versions: SDKVersions(below: VersionNumber(9)),
            switches: [.set(nil, "proxyAppDelegate", to: "false")],
            effect:
                "replaces the application's delegate before version 9, which SwiftUI casts back",
            remedy:
                "update it to 9.0, where `open(_:options:)`, `open(_:sourceApplication:annotation:)` and `continue(_:restorationHandler:)` are gone: call `MParticle.sharedInstance().handleURLContext(context)` in `scene(_:openURLContexts:)` of a scene delegate and `handleUserActivity(userActivity)` where activities are continued, and hand it the push callbacks",
            source: "mparticle-apple-sdk 207, 431; its MIGRATING.md"),
        KnownSDK(
            name: "Exponea", kind: .replacesDelegate, link: .exponea,
            switches: [.name("ExponeaAppDelegate")],
            effect: "casts and swizzles the application's delegate, which is SwiftUI's own",
            remedy:
                "let the adaptor's class inherit from `ExponeaAppDelegate`, or disable its push tracking and call its methods from the delegate",
            source: "exponea-ios-sdk 78; its Documentation/push-notifications.md"),
        KnownSDK(
            name: "RxAppState", kind: .replacesDelegate,
            link: SDKLink(
                modules: ["RxAppState"], products: ["RxAppState"], packages: ["rxappstate"],
                pods: ["RxAppState"]),
            starts: [
                "applicationWillEnterForeground", "applicationDidBecomeActive",
                "applicationDidEnterBackground", "applicationWillResignActive",
                "applicationWillTerminate", "appState", "didOpenApp", "didOpenAppCount",
                "isFirstLaunch", "isFirstLaunchOfNewVersion", "firstLaunchOfNewVersionOnly",
                "firstLaunchOnly",
            ].map { .member("rx", $0) },
            effect: "listens to callbacks of the delegate that no longer come",
            remedy: "observe the notifications of `UIApplication`",
            source: "RxAppState 33; its UIApplication+Rx.swift"),
    ]
}

extension SDKLink {
    /// Exponea, of which two rows tell.
    static let exponea = SDKLink(
        modules: ["ExponeaSDK"], names: ["Exponea"], products: ["ExponeaSDK"],
        packages: ["exponea-ios-sdk"], pods: ["ExponeaSDK"])
}
