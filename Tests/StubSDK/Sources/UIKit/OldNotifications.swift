// What UserNotifications has replaced.

@available(iOS, introduced: 4.0, deprecated: 10.0)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@preconcurrency @MainActor open class UILocalNotification: NSObject {
    open var alertBody: String?
    open var alertTitle: String?
    open var fireDate: Date?
    open var category: String?
    open var userInfo: [AnyHashable: Any]?
}

@available(iOS, introduced: 8.0, deprecated: 10.0)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {}
