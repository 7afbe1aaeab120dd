import Stage

@preconcurrency @MainActor open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        init(_ name: String) { rawValue = "UIApplicationLaunchOptions\(name)Key" }
        @available(iOS, introduced: 3.0, deprecated: 26.0)
        @available(tvOS, introduced: 9.0, deprecated: 26.0)
        @available(visionOS, introduced: 1.0, deprecated: 26.0)
        public static let url = LaunchOptionsKey("URL")
        @available(iOS, introduced: 3.0, deprecated: 26.0)
        @available(tvOS, introduced: 9.0, deprecated: 26.0)
        @available(visionOS, introduced: 1.0, deprecated: 26.0)
        public static let sourceApplication = LaunchOptionsKey("SourceApplication")
        @available(iOS, introduced: 3.0, deprecated: 16.0)
        @available(tvOS, introduced: 9.0, deprecated: 16.0)
        @available(visionOS, unavailable)
        public static let annotation = LaunchOptionsKey("Annotation")
        @available(iOS, introduced: 3.0, deprecated: 26.0)
        @available(tvOS, unavailable)
        @available(visionOS, introduced: 1.0, deprecated: 26.0)
        public static let remoteNotification = LaunchOptionsKey("RemoteNotification")
        @available(iOS, introduced: 3.0, deprecated: 10.0)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public static let localNotification = LaunchOptionsKey("LocalNotification")
        @available(iOS, introduced: 3.0, deprecated: 26.0)
        @available(tvOS, unavailable)
        @available(visionOS, introduced: 1.0, deprecated: 26.0)
        public static let shortcutItem = LaunchOptionsKey("ShortcutItem")
        @available(iOS, introduced: 3.0, deprecated: 26.0)
        @available(tvOS, introduced: 9.0, deprecated: 26.0)
        @available(visionOS, introduced: 1.0, deprecated: 26.0)
        public static let location = LaunchOptionsKey("Location")
        @available(iOS, introduced: 3.0, deprecated: 26.0)
        @available(tvOS, introduced: 9.0, deprecated: 26.0)
        @available(visionOS, introduced: 1.0, deprecated: 26.0)
        public static let bluetoothCentrals = LaunchOptionsKey("BluetoothCentrals")
        @available(iOS, introduced: 3.0, deprecated: 26.0)
        @available(tvOS, introduced: 9.0, deprecated: 26.0)
        @available(visionOS, introduced: 1.0, deprecated: 26.0)
        public static let bluetoothPeripherals = LaunchOptionsKey("BluetoothPeripherals")
        @available(iOS, introduced: 3.0, deprecated: 26.0)
        @available(tvOS, introduced: 9.0, deprecated: 26.0)
        @available(visionOS, introduced: 1.0, deprecated: 26.0)
        public static let userActivityDictionary = LaunchOptionsKey("UserActivityDictionary")
        @available(iOS, introduced: 3.0, deprecated: 26.0)
        @available(tvOS, introduced: 9.0, deprecated: 26.0)
        @available(visionOS, introduced: 1.0, deprecated: 26.0)
        public static let userActivityType = LaunchOptionsKey("UserActivityType")
        @available(iOS, introduced: 3.0, deprecated: 26.0)
        @available(tvOS, unavailable)
        @available(visionOS, introduced: 1.0, deprecated: 26.0)
        public static let cloudKitShareMetadata = LaunchOptionsKey("CloudKitShareMetadata")
    }
    @available(iOS, introduced: 9.0, deprecated: 26.0)
    @available(tvOS, introduced: 9.0, deprecated: 26.0)
    @available(visionOS, introduced: 1.0, deprecated: 26.0)
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
        public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
    }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "links")
    }
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let keyboard = ExtensionPointIdentifier(
            rawValue: "com.apple.keyboard-service")
    }
    @objc public enum State: Int, Sendable { case active, inactive, background }

    nonisolated(unsafe) static var running: UIApplication!
    public class var shared: UIApplication { running }
    open weak var delegate: (any UIApplicationDelegate)?
    open internal(set) var applicationState: State = .inactive
    open internal(set) var connectedScenes: Set<UIScene> = []
    open internal(set) var openSessions: Set<UISceneSession> = []
    open var supportsMultipleScenes: Bool { false }
    open var isProtectedDataAvailable: Bool { true }
    open var isRegisteredForRemoteNotifications: Bool { false }
    #if !os(tvOS)
        open var shortcutItems: [UIApplicationShortcutItem]?
    #endif
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    open var userInterfaceLayoutDirection: Int { 0 }
    open var isIdleTimerDisabled = false {
        didSet { Stage.effect("idle timer \(isIdleTimerDisabled ? "off" : "on")") }
    }
    @available(iOS, introduced: 2.0, deprecated: 17.0)
    @available(tvOS, introduced: 9.0, deprecated: 17.0)
    @available(visionOS, introduced: 1.0, deprecated: 1.0)
    open var applicationIconBadgeNumber = 0 {
        didSet { Stage.effect("badge \(applicationIconBadgeNumber)") }
    }

    /// Windows made by a life cycle without scenes, in the order of their appearance.
    var windowsWithoutScene: [UIWindow] = []
    /// UIKit has a scene for an app without scenes, too: its windows and `connectedScenes` have it from the start (inferred:
    /// Catalyst apps set the sizes of their window that way, in the launch).
    var implicitScene: UIWindowScene?
    @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use UIWindowScene.windows")
    @available(tvOS, introduced: 9.0, deprecated: 15.0, message: "Use UIWindowScene.windows")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use UIWindowScene.windows")
    open var windows: [UIWindow] { allWindows }
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use UIWindowScene.keyWindow")
    @available(tvOS, introduced: 9.0, deprecated: 13.0, message: "Use UIWindowScene.keyWindow")
    @available(visionOS, unavailable)
    open var keyWindow: UIWindow? { allWindows.last { $0.isKeyWindow } }
    var allWindows: [UIWindow] {
        connectedScenes.filter { $0 !== implicitScene }.compactMap { $0 as? UIWindowScene }
            .flatMap(\.windows) + windowsWithoutScene
    }

    open func registerForRemoteNotifications() { Stage.effect("register for push") }
    open func unregisterForRemoteNotifications() { Stage.effect("unregister for push") }
    @available(iOS, introduced: 7.0, deprecated: 13.0)
    @available(tvOS, introduced: 11.0, deprecated: 13.0)
    @available(visionOS, unavailable)
    open func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {
        Stage.effect("background fetch every \(interval)")
    }
    public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
    public class var openSettingsURLString: String { "app-settings:" }
    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        Stage.effect("open \(url.absoluteString)")
        completionHandler?(true)
    }
    @available(
        iOS, introduced: 2.0, deprecated: 10.0, renamed: "open(_:options:completionHandler:)"
    )
    @available(visionOS, unavailable)
    @discardableResult open func openURL(_ url: URL) -> Bool { false }
    open func beginBackgroundTask(
        withName name: String? = nil,
        expirationHandler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        Stage.effect("begin background task")
        return UIBackgroundTaskIdentifier(rawValue: 1)
    }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        Stage.effect("end background task")
    }
    open func requestSceneSessionActivation(
        _ session: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) { Stage.effect("activate a scene") }
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        #if !_runtime(_ObjC)
            if let target {
                action.send(to: target, sender)
                return true
            }
            guard let found = stageTarget(of: action, from: sender) else { return false }
            action.answer(by: found, sender)
            return true
        #else
            return target != nil
        #endif
    }
    /// The delegate comes last, if it is a responder (Apple, `UIResponder.next`).
    open override var next: UIResponder? { delegate as? UIResponder }
    open func sendEvent(_ event: UIEvent) {}
    open func beginReceivingRemoteControlEvents() {}
    open func extendStateRestoration() {}
    open func ignoreSnapshotOnNextApplicationLaunch() {}
    open var alternateIconName: String? { nil }
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open var statusBarFrame: CGRect { .zero }
    open var backgroundTimeRemaining: TimeInterval { 0 }
    open func setAlternateIconName(
        _ name: String?, completionHandler: ((any Error)?) -> Void
    ) {}
}

extension UIApplication {
    nonisolated static func name(_ event: String) -> Notification.Name {
        Notification.Name("UIApplication\(event)Notification")
    }
    public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
    public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
    public nonisolated static let willResignActiveNotification = name("WillResignActive")
    public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
    public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
    public nonisolated static let willTerminateNotification = name("WillTerminate")
    public nonisolated static let didReceiveMemoryWarningNotification = name("MemoryWarning")
    public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
    public nonisolated static let protectedDataDidBecomeAvailableNotification =
        name("ProtectedDataDidBecomeAvailable")
    public nonisolated static let protectedDataWillBecomeUnavailableNotification =
        name("ProtectedDataWillBecomeUnavailable")
    public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
    public nonisolated static let backgroundRefreshStatusDidChangeNotification =
        name("BackgroundRefreshStatusDidChange")
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

@objc public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

open class UIEvent: NSObject {
    @objc public enum EventSubtype: Int, Sendable { case none, motionShake }
    @objc public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var allTouches: Set<UITouch>? { nil }
}

open class UIPasteboard: NSObject {
    public class var general: UIPasteboard { UIPasteboard() }
    open var string: String?
    open var url: URL?
}

@available(tvOS, unavailable)
open class UIApplicationShortcutIcon: NSObject {
    public convenience init(systemImageName: String) { self.init() }
    public convenience init(templateImageName: String) { self.init() }
}

@available(tvOS, unavailable)
open class UIApplicationShortcutItem: NSObject {
    open internal(set) var type: String
    open internal(set) var localizedTitle: String
    open internal(set) var localizedSubtitle: String?
    open internal(set) var userInfo: [String: any NSSecureCoding]?
    public convenience init(type: String, localizedTitle: String) {
        self.init(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil,
            userInfo: nil)
    }
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.userInfo = userInfo
    }
}

// A header that is audited for sendability says of its classes that they are not, unless it says more.
@available(*, unavailable)
extension UIApplicationShortcutItem: @unchecked Sendable {}

@available(tvOS, unavailable)
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

#if _runtime(_ObjC)
    // In the SDK these are imported C types; a Swift struct needs a bridge to appear in a protocol
    // that Objective-C sees.
    extension UIApplication.LaunchOptionsKey: _ObjectiveCBridgeable {
        public typealias _ObjectiveCType = NSString
    }
    extension UIApplication.OpenURLOptionsKey: _ObjectiveCBridgeable {
        public typealias _ObjectiveCType = NSString
    }
    extension UIApplication.ExtensionPointIdentifier: _ObjectiveCBridgeable {
        public typealias _ObjectiveCType = NSString
    }
    extension UIInterfaceOrientationMask: _ObjectiveCBridgeable {
        public typealias _ObjectiveCType = NSNumber
    }
#endif
