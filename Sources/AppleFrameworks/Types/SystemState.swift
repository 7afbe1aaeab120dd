/// State of the system that is set in one place and asked for in another, so that no name tells that both mean the same.
///
/// Sources: Apple's documentation of each type, of `NSManagedObjectContext` and of `ModelContext`; srand48(3), srandom(3), chdir(2), method_exchangeImplementations of the Objective-C runtime.
package enum SystemState: String, Hashable, Sendable {
    /// The time zone of the app.
    case timeZone = "time zone"
    /// The seed of random numbers.
    case seed = "seed of random numbers"
    /// The folder that relative paths start in.
    case directory = "current directory"
    /// What the device tells of its battery.
    case battery
    /// How the device is held, which it tells once it is asked to follow that.
    case orientation
    /// What is called for an exception that nobody catches.
    case exceptionHandler = "exception handler"
    /// The words that the user's dictionary has learned.
    case spelling = "learned words"
    /// The classes that code is loaded for.
    case classes
    /// The locale of the C library.
    case locale
    /// The transformers of values by name.
    case transformers = "value transformers"
    /// The classes that are made for names in archives. Source: Apple's page of `NSKeyedUnarchiver.setClass(_:forClassName:)`, a table of the process.
    case unarchivedClasses = "classes for archives"
    /// The names that classes get in archives. Source: Apple's page of `NSKeyedArchiver.setClassName(_:for:)`, a table of the process.
    case archivedNames = "class names in archives"
    /// The session of the app's sound.
    case sound = "audio session"
    /// The fonts that have a name.
    case fonts
    /// The number on the app's icon.
    case badge
    /// The notifications that the user finds in Notification Center. Source: Apple's page of `UNUserNotificationCenter`.
    case delivered = "delivered notifications"
    /// The notifications that wait for their time. Source: Apple's page of `UNUserNotificationCenter`.
    case pending = "pending notifications"
    /// Whether the device goes to sleep.
    case idleTimer = "idle timer"
    /// Which code the methods of a class are.
    case methods = "methods of classes"
    /// Whether changes of views are animated.
    case animations
    /// What is kept with a queue.
    case specifics = "values of queues"
    /// The objects of Core Data and SwiftData.
    case records
    /// The progress that work of the thread reports to. Source: Apple's page of `Progress`.
    case progress = "current progress"
    /// What is kept with an object of which the process has one. Source: Apple's page of `objc_setAssociatedObject`.
    case associated = "associated objects"

    /// What a function or method does to such state, where `names` are all names of the chain that it ends; nil for one that has to do with none.
    package static func use(
        of member: String, in names: [String], isWritten: Bool
    ) -> (state: SystemState, changes: Bool)? {
        if names.count == 1 {
            if let row = functions[member] { return row }
            if let function = SystemFunction(member), let state = interfaces[function.interface] {
                return (state, function.changes)
            }
        }
        if let state = anywhere[member] { return (state, isWritten) }
        if currentProgress.contains(member) { return (.progress, true) }
        guard let first = names.first, let rows = members[first] else { return nil }
        return rows[member].map { ($0.state, $0.changes ?? isWritten) }
    }

    /// What is done to a context of Core Data or SwiftData; nil for what has to do with none of its objects.
    package static func use(ofContextBy member: String) -> (state: SystemState, changes: Bool)? {
        if changingContexts.contains(member) { return (.records, true) }
        return readingContexts.contains(member) ? (.records, false) : nil
    }

    private static let changingContexts: Set<String> = [
        "insert", "delete", "save", "reset", "rollback", "undo", "redo", "execute", "mergeChanges",
    ]
    private static let readingContexts: Set<String> = [
        "fetch", "count", "object", "existingObject", "registeredObject", "model", "fetchCount",
        "fetchIdentifiers", "enumerate", "insertedObjects", "updatedObjects", "registeredObjects",
        "hasChanges",
    ]

    /// Whether a member of an object of a type gives such state.
    static func isAsked(_ member: String, of type: String) -> Bool {
        members[type]?[member] != nil
    }

    /// Whether anything of that name may have to do with such state.
    package static func mayBe(_ member: String) -> Bool {
        names.contains(member) || currentProgress.contains(member)
            || use(ofContextBy: member) != nil
            || interfaces.keys.contains { member.hasPrefix($0) }
    }

    private static let names = Set(functions.keys).union(anywhere.keys).union(
        members.values.flatMap(\.keys))

    private static let functions: [String: (state: SystemState, changes: Bool)] = [
        "srand48": (.seed, true), "srand": (.seed, true), "srandom": (.seed, true),
        "seed48": (.seed, true), "drand48": (.seed, false), "lrand48": (.seed, false),
        "rand": (.seed, false), "random": (.seed, false),
        "NSSetUncaughtExceptionHandler": (.exceptionHandler, true),
        "NSGetUncaughtExceptionHandler": (.exceptionHandler, false),
        "NSClassFromString": (.classes, false), "dlopen": (.classes, true),
        "setlocale": (.locale, true), "localeconv": (.locale, false),
        "chdir": (.directory, true), "getcwd": (.directory, false),
        "method_exchangeImplementations": (.methods, true),
        "method_setImplementation": (.methods, true), "class_replaceMethod": (.methods, true),
        "class_addMethod": (.methods, true), "object_setClass": (.methods, true),
        "objc_setAssociatedObject": (.associated, true),
        "objc_getAssociatedObject": (.associated, false),
    ]

    /// Types of which a process has one object.
    package static let singleTypes: Set<String> = [
        "UIApplication", "UIScreen", "UIDevice", "NSApplication", "NSScreen", "NSWorkspace",
        "Bundle", "FileManager", "NotificationCenter", "UserDefaults", "ProcessInfo", "URLSession",
    ]

    /// C interfaces whose state has another way to it.
    private static let interfaces: [String: SystemState] = ["CTFontManager": .fonts]

    /// What the making of a value asks for; nil for one that asks for none.
    package static func use(making type: String, labels: [String?]) -> SystemState? {
        switch (type, labels.first ?? nil) {
        case ("UIFont", "name"): .fonts
        case ("ValueTransformer", "forName"): .transformers
        case ("DateFormatter", _), ("Calendar", "identifier"): .timeZone
        case ("Progress", "totalUnitCount"): .progress
        case ("NSKeyedUnarchiver", _): .unarchivedClasses
        case ("NSKeyedArchiver", _): .archivedNames
        default: nil
        }
    }

    /// Whether the making of an object of Core Data puts it into a context: `Note(context: context)`.
    package static func isRecord(madeWith labels: [String?]) -> Bool {
        labels == ["context"] || labels == ["entity", "insertInto"]
    }

    /// Members that mean the same of whatever they are asked.
    private static let anywhere: [String: SystemState] = [
        "applicationIconBadgeNumber": .badge, "isIdleTimerDisabled": .idleTimer,
        "formatted": .timeZone, "performFetch": .records,
    ]

    /// Methods by which a progress becomes the current one, or is it no longer.
    private static let currentProgress: Set<String> = [
        "becomeCurrent", "resignCurrent", "performAsCurrent",
    ]

    /// Functions that decide on animations while a closure runs, which is given to them.
    package static let animationScopes: Set<String> = [
        "performWithoutAnimation", "animate", "transition", "animateKeyframes",
        "modifyAnimations",
    ]

    private typealias Row = (state: SystemState, changes: Bool?)

    private static let members: [String: [String: Row]] = [
        "NSTimeZone": [
            "default": (.timeZone, nil), "local": (.timeZone, false),
            "resetSystemTimeZone": (.timeZone, true),
        ],
        "TimeZone": ["current": (.timeZone, false), "autoupdatingCurrent": (.timeZone, false)],
        "Calendar": ["current": (.timeZone, false), "autoupdatingCurrent": (.timeZone, false)],
        "DateFormatter": ["localizedString": (.timeZone, false)],
        "FileManager": [
            "currentDirectoryPath": (.directory, false),
            "changeCurrentDirectoryPath": (.directory, true),
        ],
        "UNUserNotificationCenter": [
            "removeAllDeliveredNotifications": (.delivered, true),
            "removeDeliveredNotifications": (.delivered, true),
            "getDeliveredNotifications": (.delivered, false),
            "deliveredNotifications": (.delivered, false),
            "add": (.pending, true), "removeAllPendingNotificationRequests": (.pending, true),
            "removePendingNotificationRequests": (.pending, true),
            "getPendingNotificationRequests": (.pending, false),
            "pendingNotificationRequests": (.pending, false),
            "setBadgeCount": (.badge, true),
        ],
        "UIDevice": [
            "isBatteryMonitoringEnabled": (.battery, nil), "batteryLevel": (.battery, false),
            "batteryState": (.battery, false),
            "beginGeneratingDeviceOrientationNotifications": (.orientation, true),
            "endGeneratingDeviceOrientationNotifications": (.orientation, true),
            "isGeneratingDeviceOrientationNotifications": (.orientation, false),
            "orientation": (.orientation, false),
        ],
        "UITextChecker": [
            "learnWord": (.spelling, true), "unlearnWord": (.spelling, true),
            "hasLearnedWord": (.spelling, false),
        ],
        "Bundle": [
            "load": (.classes, true), "loadAndReturnError": (.classes, true),
            "classNamed": (.classes, false),
        ],
        "ValueTransformer": [
            "setValueTransformer": (.transformers, true),
            "valueTransformerNames": (.transformers, false),
        ],
        "UIView": [
            "setAnimationsEnabled": (.animations, true),
            "areAnimationsEnabled": (.animations, false),
            "animate": (.animations, false), "transition": (.animations, false),
            "animateKeyframes": (.animations, false),
        ],
        "DispatchQueue": ["setSpecific": (.specifics, true), "getSpecific": (.specifics, false)],
        "CATransaction": [
            "begin": (.animations, true), "commit": (.animations, true),
            "setDisableActions": (.animations, true), "setAnimationDuration": (.animations, true),
            "disableActions": (.animations, false), "animationDuration": (.animations, false),
        ],
        "Progress": ["current": (.progress, false)],
        "NSEntityDescription": ["insertNewObject": (.records, true)],
        "UIViewPropertyAnimator": ["runningPropertyAnimator": (.animations, false)],
        "NSKeyedUnarchiver": [
            "setClass": (.unarchivedClasses, true), "class": (.unarchivedClasses, false),
            "unarchivedObject": (.unarchivedClasses, false),
            "unarchivedArrayOfObjects": (.unarchivedClasses, false),
            "unarchivedDictionary": (.unarchivedClasses, false),
            "unarchiveObject": (.unarchivedClasses, false),
            "unarchiveTopLevelObjectWithData": (.unarchivedClasses, false),
        ],
        "NSKeyedArchiver": [
            "setClassName": (.archivedNames, true), "className": (.archivedNames, false),
            "archivedData": (.archivedNames, false), "archiveRootObject": (.archivedNames, false),
        ],
        "AVAudioSession": [
            "setCategory": (.sound, true), "setMode": (.sound, true), "setActive": (.sound, true),
            "category": (.sound, false), "mode": (.sound, false),
            "categoryOptions": (.sound, false),
            "outputVolume": (.sound, false), "currentRoute": (.sound, false),
        ],
    ]
}
