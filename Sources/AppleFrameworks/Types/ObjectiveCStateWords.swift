/// What of the system's a word of Objective-C has to do with, where Swift has other words for it.
///
/// Sources: Apple's documentation of `NSHTTPCookieStorage`, `NSURLCache`, `NSURLSession`, `NSKeyedUnarchiver`, `NSKeyedArchiver`, `NSFileManager`, `NSString`, `NSData`, `UIDevice`, `NSValueTransformer`, `NSTimeZone`, `UIView` and
/// `UIApplication`.
package enum ObjectiveCState: Hashable, Sendable {
    /// What all code of an app shares under names.
    case store(SharedStores.Store)
    /// What is set in one place and asked for in another.
    case state(SystemState)

    /// What it is called.
    package var words: String {
        switch self {
        case .store(let store): store.words
        case .state(let state): state.rawValue
        }
    }

    /// What a word has to do with, and whether it may change it; nil for most.
    package static func use(
        of word: String, isSet: Bool
    ) -> (state: ObjectiveCState, changes: Bool)? {
        if let row = rows[word] { return (row.state, row.changes ?? isSet) }
        if changingFiles.contains(where: word.hasPrefix) { return (.store(.files), true) }
        return readingFiles.contains(word) ? (.store(.files), false) : nil
    }

    private typealias Row = (state: ObjectiveCState, changes: Bool?)

    private static let rows: [String: Row] = [
        "batteryMonitoringEnabled": (.state(.battery), nil),
        "setBatteryMonitoringEnabled": (.state(.battery), true),
        "batteryLevel": (.state(.battery), false), "batteryState": (.state(.battery), false),
        "setValueTransformer": (.state(.transformers), true),
        "valueTransformerForName": (.state(.transformers), false),
        "setDefaultTimeZone": (.state(.timeZone), true),
        "defaultTimeZone": (.state(.timeZone), nil),
        "beginGeneratingDeviceOrientationNotifications": (.state(.orientation), true),
        "endGeneratingDeviceOrientationNotifications": (.state(.orientation), true),
        "setAnimationsEnabled": (.state(.animations), true),
        "applicationIconBadgeNumber": (.state(.badge), nil),
        "setApplicationIconBadgeNumber": (.state(.badge), true),
        "idleTimerDisabled": (.state(.idleTimer), nil),
        "setIdleTimerDisabled": (.state(.idleTimer), true),
        "cookieAcceptPolicy": (.store(.network), nil),
        "setCookieAcceptPolicy": (.store(.network), true),
        "setCookie": (.store(.network), true), "deleteCookie": (.store(.network), true),
        "sharedURLCache": (.store(.network), nil), "setSharedURLCache": (.store(.network), true),
        "removeAllCachedResponses": (.store(.network), true),
        "dataTaskWithURL": (.store(.network), false),
        "dataTaskWithRequest": (.store(.network), false),
        "downloadTaskWithURL": (.store(.network), false),
        "downloadTaskWithRequest": (.store(.network), false),
        "uploadTaskWithRequest": (.store(.network), false),
        "unarchivedObjectOfClass": (.state(.unarchivedClasses), false),
        "unarchivedObjectOfClasses": (.state(.unarchivedClasses), false),
        "unarchiveObjectWithData": (.state(.unarchivedClasses), false),
        "archivedDataWithRootObject": (.state(.archivedNames), false),
    ]

    private static let changingFiles = [
        "writeToFile", "writeToURL", "createFileAtPath", "createDirectoryAt", "removeItemAt",
        "moveItemAt", "copyItemAt", "replaceItemAt",
    ]
    private static let readingFiles: Set<String> = [
        "fileExistsAtPath", "contentsOfDirectoryAtPath", "contentsOfDirectoryAtURL",
        "contentsAtPath",
    ]
}
