import SourceEditing

/// The code of a tree that the system may start an app in the background for: of the app, or of what lies beside it.
///
/// Each question goes to every file, so that it is asked once for all apps of a tree.
struct BackgroundLaunchCode {
    /// Whether there is any.
    let isThere: Bool
    /// Whether it starts to hear of significant changes of the location.
    let hearsOfSignificantChanges: Bool
    /// Whether it goes on hearing of the location in the background.
    let followsLocation: Bool

    /// The code among the files of a tree, of which `mentioning` gives those that contain a word, and `text` what one holds; nil
    /// where it can't be read.
    init(
        among files: [String], mentioning: ([String], String) -> [String],
        text: (String) -> SourceText?
    ) {
        let paths = files.filter { path in
            [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
        }
        func isThere(_ word: String) -> Bool { !mentioning(paths, word).isEmpty }
        func isThere(_ word: String, with calls: [String]) -> Bool {
            let patterns = calls.map { BytePattern($0) }
            return mentioning(paths, word).contains { path in
                text(path).map { code in patterns.contains { $0.occurs(in: code) } } ?? true
            }
        }
        hearsOfSignificantChanges = isThere("startMonitoringSignificantLocationChanges")
        followsLocation = isThere("allowsBackgroundLocationUpdates")
        self.isThere =
            hearsOfSignificantChanges || Self.words.contains(where: isThere)
            || isThere("URLSessionConfiguration", with: ["background(withIdentifier"])
            || isThere("CLLocationManager", with: Self.regions)
    }

    /// What asks for a region; `startMonitoring` alone is a method of many.
    private static let regions = [
        "startMonitoring(for:", "startMonitoring(for ", "startMonitoringForRegion",
    ]

    private static let words = [
        "handleEventsForBackgroundURLSession", "backgroundSessionConfigurationWithIdentifier",
        "WCSession", "UNNotificationCategory", "enableBackgroundDelivery", "AppIntent",
        "handlerFor", "handleInApp", "handleWatchKitExtensionRequest",
        "startMonitoringVisits", "CLMonitor", "didEnterRegion", "didExitRegion",
        "NEAppPushDelegate",
    ]
}
