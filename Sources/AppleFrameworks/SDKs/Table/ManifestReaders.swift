import ProjectModel

extension KnownSDK {
    /// SDKs that take an app for one with scenes where Info.plist has `UIApplicationSceneManifest`.
    package static let manifestReaders: [KnownSDK] = [
        KnownSDK(
            name: "Firebase Performance", kind: .readsManifest,
            link: SDKLink(
                modules: ["FirebasePerformance"], products: ["FirebasePerformance"],
                packages: ["firebase-ios-sdk"], pods: ["FirebasePerformance"]),
            versions: SDKVersions(from: VersionNumber(12, 12)),
            effect: "drops the trace 'app_start' of an app with scenes that has no manifest",
            source: "firebase-ios-sdk 15802, FPRAppActivityTracker.m"),
        reader(
            "Datadog RUM", modules: ["DatadogRUM"],
            effect: "notes whether the app uses scenes, as a figure of the session",
            source: "dd-sdk-ios, RUMFeature.swift"),
        reader(
            "OneSignal", modules: ["OneSignalFramework"],
            effect: "waits for scenes instead of the app",
            source: "OneSignal-iOS-SDK, OSBundleUtils"),
        reader(
            "Mapbox Maps", modules: ["MapboxMaps"],
            effect: "listens to the life cycle of scenes instead of the app's",
            source: "mapbox-maps-ios, subscribeToLifecycleNotifications"),
        reader(
            "AppMetrica Push", modules: ["AppMetricaPush", "YandexMobileMetricaPush"],
            effect: "waits for scenes instead of the app", source: "push-sdk-ios"),
    ]

    private static func reader(
        _ name: String, modules: [String], effect: String, source: String
    ) -> KnownSDK {
        KnownSDK(
            name: name, kind: .readsManifest, link: SDKLink(modules: modules), effect: effect,
            source: source)
    }
}
