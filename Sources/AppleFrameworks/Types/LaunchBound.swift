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

    /// What a call is, by its name and the labels of its arguments; nil for all others.
    package init?(call name: String, labels: [String?]) {
        switch (name, labels.first ?? nil) {
        case ("register", "forTaskWithIdentifier"): self = .taskRegistration
        case ("startMonitoringSignificantLocationChanges", _), ("startMonitoringVisits", _),
            ("startMonitoring", "for"), ("enableBackgroundDelivery", _),
            ("background", "withIdentifier"):
            self = .backgroundWork
        default: return nil
        }
    }

    /// What the making of an object is; nil for all others.
    package init?(making type: String) {
        guard type == "PKPushRegistry" || type == "HKObserverQuery" else { return nil }
        self = .backgroundWork
    }

    /// What a word of Objective-C is: the first of a message, or a constant; nil for all others.
    package init?(word: String) {
        switch word {
        case "registerForTaskWithIdentifier": self = .taskRegistration
        case "startMonitoringSignificantLocationChanges", "startMonitoringVisits",
            "startMonitoringForRegion", "enableBackgroundDeliveryForType",
            "backgroundSessionConfigurationWithIdentifier",
            "CBCentralManagerOptionRestoreIdentifierKey":
            self = .backgroundWork
        default: return nil
        }
    }
}
