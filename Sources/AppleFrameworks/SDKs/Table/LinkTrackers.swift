import ProjectModel

extension KnownSDK {
    /// SDKs that learn of links by UIKit's calls.
    static let linkTrackers: [KnownSDK] =
        [
            KnownSDK(
                name: "Firebase Analytics", kind: .tracksLinks, link: .firebaseAnalytics,
                handOvers: [
                    SDKHandOver(
                        callback: .openURL, line: "Analytics.handleOpen(%)",
                        shownBy: [.call("Analytics", "handleOpen")]),
                    SDKHandOver(
                        callback: .continueActivity, line: "Analytics.handleUserActivity(%)",
                        shownBy: [.call("Analytics", "handleUserActivity")]),
                ], configuredBy: [.call("FirebaseApp", "configure")],
                effect: "no longer learns of links by itself in SwiftUI's life cycle",
                source:
                    "Firebase's reference of FIRAnalytics(AppDelegate): “does not require delegation … if neither SwiftUI nor UIScene lifecycle is adopted”"
            ),
            KnownSDK(
                name: "Branch", kind: .tracksLinks,
                link: SDKLink(
                    modules: ["Branch", "BranchSDK"], names: ["Branch"],
                    products: ["BranchSDK", "Branch"],
                    packages: ["ios-branch-sdk-spm", "ios-branch-deep-linking-attribution"],
                    pods: ["Branch", "BranchSDK"]),
                starts: [.call("Branch", "initSession")], switches: [.name("BranchScene")],
                effect:
                    "looks for links in the launch options and in UIKit's calls, where they no longer arrive",
                remedy:
                    "call `BranchScene.shared().initSession(launchOptions:registerDeepLinkHandler:)` instead, and in a scene delegate `BranchScene.shared().scene(scene, continue: userActivity)` and `BranchScene.shared().scene(scene, openURLContexts: contexts)`, at first with those of the connection options",
                source:
                    "ios-branch-deep-linking-attribution, BranchScene.h and TestDeepLinking/SceneDelegate.swift"
            ),
            KnownSDK(
                name: "AppMetrica", kind: .tracksLinks,
                link: SDKLink(
                    modules: ["AppMetricaCore", "YandexMobileMetrica"],
                    names: ["AppMetrica", "YMMYandexMetrica"],
                    products: ["AppMetricaCore", "YandexMobileMetrica"],
                    packages: ["appmetrica-sdk-ios", "metrica-sdk-ios"],
                    pods: ["AppMetricaAnalytics", "AppMetricaCore", "YandexMobileMetrica"]),
                versions: SDKVersions(from: VersionNumber(4)),
                handOvers: [
                    SDKHandOver(
                        callback: .openURL, line: "AppMetrica.trackOpeningURL(%)",
                        shownBy: [
                            .call(nil, "trackOpeningURL"), .call("YMMYandexMetrica", "handleOpen"),
                        ]),
                    SDKHandOver(
                        callback: .continueActivity,
                        line: "if let url = %.webpageURL { AppMetrica.trackOpeningURL(url) }",
                        shownBy: [
                            .call(nil, "trackOpeningURL"), .call("YMMYandexMetrica", "handleOpen"),
                        ]),
                ],
                effect: "tracks how the app is opened by UIKit's application delegate only",
                source: "appmetrica.yandex.com, “tracking-deeplink-ios”"),
        ] + facebook + launchReaders
}
