/// A key of the launch options that UIKit leaves out once the app uses scenes; the raw value is its Swift name.
///
/// Source: the deprecation texts of `UIApplication.h` in the iOS 26 SDK. Whether places and Bluetooth restoration
/// still arrive is told differently by public reports.
package enum LaunchOptionKey: String, CaseIterable {
    case url
    case sourceApplication
    case annotation
    case userActivityDictionary
    case userActivityType
    case shortcutItem
    case cloudKitShareMetadata
    case remoteNotification
    case localNotification
    case location
    case bluetoothCentrals
    case bluetoothPeripherals

    /// The methods of an application delegate that get the options.
    package static let methods = [
        "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)",
    ]

    /// Whether it is known not to arrive.
    package var isLost: Bool {
        switch self {
        case .location, .bluetoothCentrals, .bluetoothPeripherals: false
        default: true
        }
    }

    /// The classes of the value, as far as it has one of those that a cast may ask for by mistake; nil for any.
    ///
    /// Source: Apple's page of each key of `UIApplication.LaunchOptionsKey`.
    private var valueTypes: Set<String>? {
        switch self {
        case .url: ["URL", "NSURL"]
        case .sourceApplication, .userActivityType: ["String", "NSString"]
        case .shortcutItem: ["UIApplicationShortcutItem"]
        case .localNotification: ["UILocalNotification"]
        case .location: ["NSNumber", "Bool", "Int"]
        case .remoteNotification, .userActivityDictionary, .cloudKitShareMetadata,
            .bluetoothCentrals, .bluetoothPeripherals:
            []
        case .annotation: nil
        }
    }

    /// Whether a cast of the value to a type gives nil each time.
    package func isNever(_ type: String) -> Bool {
        guard let valueTypes, Self.otherTypes.contains(type) else { return false }
        return !valueTypes.contains(type)
    }

    private static let otherTypes: Set<String> = [
        "String", "NSString", "URL", "NSURL", "Int", "Bool", "NSNumber", "Data", "NSData", "Date",
        "UIApplicationShortcutItem", "UILocalNotification", "NSUserActivity",
    ]

    /// The callbacks that bring what the key told; the first stands for all.
    package var events: [EventKind] {
        switch self {
        case .url, .sourceApplication, .annotation: EventKind.openingURLs
        case .userActivityDictionary, .userActivityType: [.continueActivity]
        case .shortcutItem: [.quickAction, .asyncQuickAction]
        case .cloudKitShareMetadata: [.cloudKitShare]
        default: []
        }
    }

    /// What to do about it where no callback of the delegate brings the same.
    package var remedy: String {
        switch self {
        case .url, .sourceApplication, .annotation:
            "use `.onOpenURL`, which also gets the URL that starts the app"
        case .userActivityDictionary, .userActivityType:
            "use `.onContinueUserActivity`, which also gets the activity that starts the app"
        case .shortcutItem: "read `connectionOptions.shortcutItem` in a scene delegate"
        case .cloudKitShareMetadata:
            "read `connectionOptions.cloudKitShareMetadata` in a scene delegate"
        case .remoteNotification:
            "use `didReceiveRemoteNotification`, and a `UNUserNotificationCenterDelegate` for taps"
        case .localNotification: "use a `UNUserNotificationCenterDelegate`"
        case .location: "use `CLLocationUpdate`, or test a launch in the background"
        case .bluetoothCentrals, .bluetoothPeripherals:
            "make the manager with its restoration identifier, or test a launch in the background"
        }
    }

    /// The same in an app that goes on with scenes of UIKit's.
    package var remedyWithScenes: String {
        switch self {
        case .url, .sourceApplication, .annotation:
            "read `connectionOptions.urlContexts` in the scene delegate"
        case .userActivityDictionary, .userActivityType:
            "read `connectionOptions.userActivities` in the scene delegate"
        default: remedy
        }
    }

    /// The key in `.url`, `UIApplication.LaunchOptionsKey.url` and `UIApplicationLaunchOptionsURLKey`.
    package init?(spelled name: String) {
        if let key = LaunchOptionKey(rawValue: name) {
            self = key
            return
        }
        let lowered = name.lowercased()
        guard
            let key = Self.allCases.first(where: {
                lowered == "uiapplicationlaunchoptions\($0.rawValue.lowercased())key"
            })
        else { return nil }
        self = key
    }
}
