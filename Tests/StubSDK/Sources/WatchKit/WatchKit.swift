// Hand-written stand-in for WatchKit: what an extension delegate and a hosting controller touch.
@_exported import Foundation
import Stage
@_exported import UserNotifications

#if !_runtime(_ObjC)
    @_exported import FoundationAdditions
#endif

@objc public enum WKApplicationState: Int, Sendable { case active, inactive, background }
@objc public enum WKBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

@preconcurrency @MainActor open class WKExtension: NSObject {
    private static let only = WKExtension()
    open class func shared() -> WKExtension { only }
    open weak var delegate: (any WKExtensionDelegate)?
    open internal(set) var applicationState: WKApplicationState = .inactive
    open var rootInterfaceController: WKInterfaceController? { WatchScreen.root }
    open var visibleInterfaceController: WKInterfaceController? { WatchScreen.root }
    open func registerForRemoteNotifications() { Stage.effect("register for push") }
    open func scheduleBackgroundRefresh(
        withPreferredDate date: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
    ) { Stage.effect("schedule a refresh") }
    open func openSystemURL(_ url: URL) { Stage.effect("open \(url.absoluteString)") }
    open var isAutorotating = false
}

@available(watchOS 7.0, *)
@preconcurrency @MainActor open class WKApplication: NSObject {
    private static let only = WKApplication()
    open class func shared() -> WKApplication { only }
    open weak var delegate: (any WKApplicationDelegate)?
    open internal(set) var applicationState: WKApplicationState = .inactive
    open var rootInterfaceController: WKInterfaceController? { WatchScreen.root }
    open func registerForRemoteNotifications() { Stage.effect("register for push") }
    open func scheduleBackgroundRefresh(
        withPreferredDate date: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
    ) { Stage.effect("schedule a refresh") }
    open func openSystemURL(_ url: URL) { Stage.effect("open \(url.absoluteString)") }
}

@available(watchOS 7.0, *)
extension WKApplication {
    nonisolated static func name(_ event: String) -> Notification.Name {
        Notification.Name("WKApplication\(event)Notification")
    }
    public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
    public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
    public nonisolated static let willResignActiveNotification = name("WillResignActive")
    public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
    public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
}

/// What the watch shows.
@MainActor enum WatchScreen {
    static var root: WKInterfaceController?
}

open class WKRefreshBackgroundTask: NSObject {
    open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {
        Stage.effect("background task done")
    }
}
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
    open func setTaskCompleted(
        restoredDefaultState: Bool, estimatedSnapshotExpiration: Date, userInfo: Any?
    ) {}
}
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {}

@preconcurrency @MainActor open class WKInterfaceController: NSObject {
    public override init() { super.init() }
    open func awake(withContext context: Any?) {}
    open func willActivate() {}
    open func didDeactivate() {}
    open func didAppear() {}
    open func setTitle(_ title: String?) {}
    open func pushController(withName name: String, context: Any?) {}
    open func presentController(withName name: String, context: Any?) {}
    open func pop() {}
    open func dismiss() {}
    open class func reloadRootControllers(
        withNamesAndContexts pages: [(name: String, context: AnyObject)]
    ) {}
    /// What the log says of a controller.
    open var stageSummary: String { "\(type(of: self))" }
}
open class WKUserNotificationInterfaceController: WKInterfaceController {
    open func didReceive(_ notification: UNNotification) {}
}
@preconcurrency @MainActor open class WKInterfaceObject: NSObject {}
open class WKInterfaceLabel: WKInterfaceObject { open func setText(_ text: String?) {} }
open class WKInterfaceButton: WKInterfaceObject { open func setTitle(_ title: String?) {} }
open class WKInterfaceTable: WKInterfaceObject {}

@objc public enum WKHapticType: Int, Sendable { case notification, success, failure, click }
@preconcurrency @MainActor open class WKInterfaceDevice: NSObject {
    private static let only = WKInterfaceDevice()
    open class func current() -> WKInterfaceDevice { only }
    open var name: String { "Watch" }
    open func play(_ type: WKHapticType) { Stage.effect("haptic \(type.rawValue)") }
}
