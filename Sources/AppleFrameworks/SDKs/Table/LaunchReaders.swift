extension KnownSDK {
    /// SDKs that look for the link that started the app where the launch is, and those of which little is known.
    static let launchReaders: [KnownSDK] = [
        KnownSDK(
            name: "Airbridge", kind: .tracksLinks,
            link: SDKLink(
                modules: ["Airbridge", "AirBridge"], names: ["Airbridge", "AirBridge"],
                products: ["Airbridge"], packages: ["airbridge-ios-sdk-deployment"],
                pods: ["airbridge-ios-sdk", "AirBridge"]),
            starts: [
                .call("Airbridge", "trackDeeplink"), .call("AirBridge", "deeplink"),
                .call("Airbridge", "deeplink"),
            ],
            effect: "asks to be told of links by a scene delegate in apps with scenes",
            remedy: "check that links reach it warm and cold, as its guide for scenes shows",
            isCertain: false,
            source: "help.airbridge.io, “[Xcode 27] SceneDelegate Migration Required”; an excerpt"),
        KnownSDK(
            name: "Mindbox", kind: .tracksLinks,
            link: SDKLink(
                modules: ["Mindbox"], names: ["Mindbox"], products: ["Mindbox"],
                packages: ["ios-sdk"], pods: ["Mindbox"]),
            starts: [.call("Mindbox", "track")],
            effect: "looks for links in the launch options, where they no longer arrive",
            remedy:
                "track `.launchScene` with the connection options, and `.universalLink` where one comes",
            source: "Mindbox flutter-sdk 194"),
        KnownSDK(
            name: "Singular", kind: .tracksLinks,
            link: SDKLink(
                modules: ["Singular"], names: ["Singular"], products: ["Singular"],
                packages: ["singular-ios-sdk"], pods: ["Singular-SDK"]),
            starts: [.set(nil, "launchOptions")],
            effect:
                "looks for the link that started the app in the launch options of its configuration",
            remedy:
                "set `openUrl` and `userActivity` of the SingularConfig where they arrive, and start it there",
            source: "public code; the vendor's page was not seen"),
        KnownSDK(
            name: "GrowingIO", kind: .tracksLinks,
            link: SDKLink(
                modules: ["GrowingAnalytics", "GrowingAutotracker", "GrowingTracker"],
                products: ["GrowingAutotracker", "GrowingTracker"],
                packages: ["growingio-sdk-ios-autotracker"],
                pods: ["GrowingAnalytics", "GrowingAnalytics/Autotracker"]),
            effect:
                "hooks the application's delegate for links, and knows scenes in newer versions only",
            remedy: "update it, and check a link", isCertain: false,
            source: "growingio-sdk-ios-autotracker 208"),
    ]
}
