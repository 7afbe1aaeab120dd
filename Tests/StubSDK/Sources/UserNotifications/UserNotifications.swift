@_exported import Foundation
import Stage

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

@objc public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

open class UNNotificationSettings: NSObject {
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

open class UNNotificationSound: NSObject {
    open class var `default`: UNNotificationSound { UNNotificationSound() }
}

open class UNNotificationContent: NSObject {
    open internal(set) var title = ""
    open internal(set) var body = ""
    open internal(set) var categoryIdentifier = ""
    open internal(set) var userInfo: [AnyHashable: Any] = [:]
}

open class UNMutableNotificationContent: NSObject {
    open var title = ""
    open var body = ""
    open var subtitle = ""
    open var categoryIdentifier = ""
    open var badge: NSNumber?
    open var sound: UNNotificationSound?
    open var userInfo: [AnyHashable: Any] = [:]
}

open class UNNotificationTrigger: NSObject {}
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public init(timeInterval: TimeInterval, repeats: Bool) {}
}

open class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    public init(
        identifier: String, content: UNMutableNotificationContent, trigger: UNNotificationTrigger?
    ) {
        self.identifier = identifier
        self.content = UNNotificationContent()
        self.content.title = content.title
        self.content.userInfo = content.userInfo
    }
}

open class UNNotification: NSObject {
    public let request: UNNotificationRequest
    public init(request: UNNotificationRequest) { self.request = request }
}

@available(tvOS, unavailable)
open class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String
    public init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

open class UNNotificationAction: NSObject {
    public init(identifier: String, title: String) {}
}

open class UNNotificationCategory: NSObject {
    public let identifier: String
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String]
    ) { self.identifier = identifier }
}

open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    open class func current() -> UNUserNotificationCenter { shared }
    /// Assigned before the app finishes launching (Apple, `UNUserNotificationCenterDelegate`); later, what the user did
    /// with the notification that launched the app is lost.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        didSet {
            let name = delegate.map { "\(type(of: $0))" } ?? "none"
            Stage.effect("notification centre delegate \(name)")
            if !Stage.isLaunching, oldValue == nil {
                Stage.warn("the notification centre's delegate is assigned after the launch")
            }
        }
    }

    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Stage.effect("ask for notifications \(options.rawValue)")
        completionHandler(true, nil)
    }
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        Stage.effect("ask for notifications \(options.rawValue)")
        return true
    }
    open func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) { completionHandler(UNNotificationSettings()) }
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        let names = categories.map(\.identifier).sorted()
        Stage.effect("notification categories \(names.joined(separator: " "))")
    }
    open func add(
        _ request: UNNotificationRequest, withCompletionHandler: (((any Error)?) -> Void)? = nil
    ) { Stage.effect("schedule notification \(request.identifier)") }
    open func removeAllPendingNotificationRequests() {
        Stage.effect("remove pending notifications")
    }
    open func removeAllDeliveredNotifications() { Stage.effect("remove delivered notifications") }
    open func setBadgeCount(
        _ count: Int, withCompletionHandler: (((any Error)?) -> Void)? = nil
    ) { Stage.effect("badge \(count)") }
}

#if _runtime(_ObjC)
    extension UNNotificationPresentationOptions: _ObjectiveCBridgeable {
        public typealias _ObjectiveCType = NSNumber
    }
#endif
