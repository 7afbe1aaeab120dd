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

    /// The code of a library.
    init(in library: SourceLibrary) {
        let paths = library.tree.paths.filter { path in
            [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
        }
        func mention(_ word: String) -> [String] { library.paths(paths, mentioning: word) }
        hearsOfSignificantChanges = !mention(Self.significantChanges).isEmpty
        followsLocation = !mention("allowsBackgroundLocationUpdates").isEmpty
        isThere =
            hearsOfSignificantChanges || Self.words.contains { !mention($0).isEmpty }
            || mention("URLSessionConfiguration").contains {
                Self.opensBackgroundSession($0, in: library)
            }
            || mention("CLLocationManager").contains { Self.monitorsRegions($0, in: library) }
    }

    private static let significantChanges = "startMonitoringSignificantLocationChanges"

    private static let words = [
        "handleEventsForBackgroundURLSession", "backgroundSessionConfigurationWithIdentifier",
        "WCSession", "UNNotificationCategory", "enableBackgroundDelivery", "AppIntent",
        "handlerFor", "handleInApp", "handleWatchKitExtensionRequest",
        "startMonitoringVisits", "CLMonitor", "didEnterRegion", "didExitRegion",
    ]

    private static func opensBackgroundSession(
        _ path: String, in library: SourceLibrary
    ) -> Bool {
        let text = library.text(path).map { $0[0..<$0.count] }
        return text?.contains("background(withIdentifier") ?? true
    }

    /// Whether code asks for a region; `startMonitoring` alone is a method of many.
    private static func monitorsRegions(_ path: String, in library: SourceLibrary) -> Bool {
        let text = library.text(path).map { $0[0..<$0.count] }
        return text.map { text in
            ["startMonitoring(for:", "startMonitoring(for ", "startMonitoringForRegion"].contains(
                where: text.contains)
        } ?? true
    }
}
