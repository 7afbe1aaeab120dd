extension KnownSDK {
    /// What Facebook's SDK does with the URL that starts the app, and with those that come later.
    static let facebook: [KnownSDK] = [
        KnownSDK(
            name: "Facebook", kind: .tracksLinks, link: .facebook,
            starts: [
                .call(
                    "ApplicationDelegate", "application", labeled: "didFinishLaunchingWithOptions")
            ],
            handOvers: [forwarding],
            effect:
                "looks for the URL that started the app in the launch options, where it no longer arrives",
            source: "facebook-ios-sdk, ApplicationDelegate.swift and _BridgeAPI.swift"),
        KnownSDK(
            name: "Facebook", kind: .tracksLinks, link: .facebook,
            starts: [.call("ApplicationDelegate", "application", labeled: "open")],
            effect: "no longer learns which app sent the URL that starts the app",
            remedy: "check what is counted by the app that sent a link", isCertain: false,
            source: "facebook-ios-sdk, ApplicationDelegate.swift and _BridgeAPI.swift"),
        KnownSDK(
            name: "Facebook AEM", kind: .tracksLinks, link: .facebook,
            startKey: "FBSDKAemAutoSetupEnabled", handOvers: [forwarding],
            effect:
                "hooks the class of the application's delegate for URLs, which is SwiftUI's own",
            source: "facebook-ios-sdk, FBSDKAEMManager.m"),
    ]

    private static let forwarding = SDKHandOver(
        callback: .openURL,
        line:
            "ApplicationDelegate.shared.application(.shared, open: %, sourceApplication: nil, annotation: nil)",
        shownBy: [.call("ApplicationDelegate", "application", labeled: "open")])
}

extension SDKLink {
    /// Facebook's core.
    static let facebook = SDKLink(
        modules: ["FBSDKCoreKit", "FacebookCore"], names: ["ApplicationDelegate"],
        products: ["FacebookCore", "FBSDKCoreKit"],
        packages: ["facebook-ios-sdk", "facebook-swift-sdk"],
        pods: ["FBSDKCoreKit", "FacebookCore"])
}
