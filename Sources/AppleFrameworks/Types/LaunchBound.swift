/// What has to be done within the launch: behind it the system refuses it, or has asked already.
package enum LaunchBound: Hashable, Sendable {
    /// The code that runs a background task. Source: Apple, "BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)": all of it
    /// is registered before the end of the launch.
    case taskRegistration
    /// Who is told of a tap on a notification. Source: Apple, "UNUserNotificationCenter.delegate": it is set before the app has
    /// finished launching.
    case notificationDelegate
    /// What the system starts an app in the background for, where no window is shown. Source: Apple's pages of each method.
    case backgroundWork

    /// What a call is, by its name and the labels of its arguments, on an object of a type where that is known; nil for all others.
    package init?(call name: String, labels: [String?], on type: String? = nil) {
        switch (name, labels.first ?? nil) {
        case ("register", "forTaskWithIdentifier"): self = .taskRegistration
        case ("startMonitoringSignificantLocationChanges", _), ("startMonitoringVisits", _),
            ("enableBackgroundDelivery", _), ("background", "withIdentifier"):
            self = .backgroundWork
        // Others monitor something for somebody, too.
        case ("startMonitoring", "for") where type == nil || type == "CLLocationManager":
            self = .backgroundWork
        default: return nil
        }
    }

    /// The call by which an app hears of its location all the time, which it does in the background only where it says so.
    package static let locationUpdates = "startUpdatingLocation"

    /// The options by which the system restores managers of Bluetooth, and starts the app for them, by their classes.
    package static let restoringKeys = [
        "CBCentralManager": "CBCentralManagerOptionRestoreIdentifierKey",
        "CBPeripheralManager": "CBPeripheralManagerOptionRestoreIdentifierKey",
    ]

    /// What the making of an object is; nil for all others.
    package init?(making type: String) {
        guard ["PKPushRegistry", "HKObserverQuery", "CLMonitor"].contains(type) else { return nil }
        self = .backgroundWork
    }

    /// What a word of Objective-C is: the first of a message, or a constant; nil for all others.
    package init?(word: String) {
        switch word {
        case "registerForTaskWithIdentifier": self = .taskRegistration
        case "startMonitoringSignificantLocationChanges", "startMonitoringVisits",
            "startMonitoringForRegion", "enableBackgroundDeliveryForType",
            "backgroundSessionConfigurationWithIdentifier",
            "CBCentralManagerOptionRestoreIdentifierKey",
            "CBPeripheralManagerOptionRestoreIdentifierKey":
            self = .backgroundWork
        default: return nil
        }
    }
}
