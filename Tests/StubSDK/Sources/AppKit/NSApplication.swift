// Hand-written stand-in for AppKit: what an app delegate touches.
@_exported import CloudKit
@_exported import Foundation
import Stage
@_exported import UserNotifications

#if !_runtime(_ObjC)
    @_exported import FoundationAdditions
#endif

@preconcurrency @MainActor open class NSResponder: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open var nextResponder: NSResponder?
}

@preconcurrency @MainActor open class NSApplication: NSResponder {
    @objc public enum TerminateReply: UInt, Sendable {
        case terminateCancel, terminateNow, terminateLater
    }
    @objc public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    public struct PresentationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    nonisolated(unsafe) static var running: NSApplication?
    public class var shared: NSApplication {
        if let running { return running }
        let made = NSApplication()
        running = made
        return made
    }
    open weak var delegate: (any NSApplicationDelegate)?
    open internal(set) var windows: [NSWindow] = []
    open internal(set) var isActive = false
    open var isHidden: Bool { false }
    open var keyWindow: NSWindow? { windows.last { $0.isKeyWindow } }
    open var mainWindow: NSWindow? { keyWindow }
    open var mainMenu: NSMenu?
    open var servicesProvider: Any?
    open var dockTile: NSDockTile { NSDockTile() }
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance { NSAppearance() }
    open func run() {
        #if STUB_RUN
            let delegate = self.delegate
            Simulator.start(host: nil) { delegate }
        #endif
    }
    @objc open func terminate(_ sender: Any?) { Stage.effect("terminate") }
    open func activate(ignoringOtherApps: Bool) { Stage.effect("activate") }
    @available(macOS 14.0, *) open func activate() { Stage.effect("activate") }
    @objc open func hide(_ sender: Any?) {}
    open func unhide(_ sender: Any?) {}
    @discardableResult
    open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool {
        Stage.explain("activation policy \(policy.rawValue)")
        self.policy = policy
        return true
    }
    private var policy: ActivationPolicy = .regular
    open func activationPolicy() -> ActivationPolicy { policy }
    open func registerForRemoteNotifications() { Stage.effect("register for push") }
    open func reply(toApplicationShouldTerminate: Bool) {}
    open var currentEvent: NSEvent? { nil }
    open var helpMenu: NSMenu?
    open var windowsMenu: NSMenu?
    open var servicesMenu: NSMenu?
    open var applicationIconImage: NSImage!
    open func presentError(_ error: any Error) -> Bool { true }
    open func requestUserAttention(_ type: UInt) -> Int { 0 }
    @objc open func orderFrontStandardAboutPanel(_ sender: Any?) {}
    open func sendEvent(_ event: NSEvent) {}
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        #if STUB_RUN
            guard let target = stageTarget(of: action, target) else { return false }
            action.send(to: target, sender)
            return true
        #else
            return target != nil
        #endif
    }
}

@preconcurrency @MainActor public var NSApp: NSApplication! {
    // There is none before SwiftUI or `NSApplicationMain` makes it.
    NSApplication.running
}

extension NSApplication {
    nonisolated static func name(_ event: String) -> Notification.Name {
        Notification.Name("NSApplication\(event)Notification")
    }
    public nonisolated static let willFinishLaunchingNotification = name("WillFinishLaunching")
    public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
    public nonisolated static let willBecomeActiveNotification = name("WillBecomeActive")
    public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
    public nonisolated static let willResignActiveNotification = name("WillResignActive")
    public nonisolated static let didResignActiveNotification = name("DidResignActive")
    public nonisolated static let willHideNotification = name("WillHide")
    public nonisolated static let didHideNotification = name("DidHide")
    public nonisolated static let didUnhideNotification = name("DidUnhide")
    public nonisolated static let willTerminateNotification = name("WillTerminate")
    public nonisolated static let didChangeScreenParametersNotification = name("ScreenParameters")
}

@objc public protocol NSUserActivityRestoring: AnyObject {}
open class NSEvent: NSObject {
    public struct ModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
    }
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
        public static let rightMouseDown = EventTypeMask(rawValue: 8)
        public static let leftMouseUp = EventTypeMask(rawValue: 4)
        public static let rightMouseUp = EventTypeMask(rawValue: 16)
        public static let any = EventTypeMask(rawValue: .max)
        public static let keyDown = EventTypeMask(rawValue: 1 << 10)
        public static let leftMouseDown = EventTypeMask(rawValue: 2)
    }
    open class func removeMonitor(_ monitor: Any) {}
    open class var modifierFlags: ModifierFlags { [] }
    open var modifierFlags: ModifierFlags { [] }
    open var keyCode: UInt16 { 0 }
    open class func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler: @escaping (NSEvent) -> Void
    ) -> Any? { nil }
    open class func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler: @escaping (NSEvent) -> NSEvent?
    ) -> Any? { nil }
}
@preconcurrency @MainActor open class NSDockTile: NSObject {
    open var badgeLabel: String? { didSet { Stage.effect("badge \(badgeLabel ?? "")") } }
}
open class NSAppleEventManager: NSObject {
    private static let only = NSAppleEventManager()
    open class func shared() -> NSAppleEventManager { only }
    open func setEventHandler(
        _ handler: Any, andSelector selector: Selector, forEventClass: UInt32, andEventID: UInt32
    ) {}
}
open class NSAppleEventDescriptor: NSObject {}
open class NSWorkspace: NSObject, @unchecked Sendable {
    public static let shared = NSWorkspace()
    open var notificationCenter: NotificationCenter { .default }
    open var runningApplications: [NSRunningApplication] { [] }
    open var frontmostApplication: NSRunningApplication? { nil }
    open func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
    open func activateFileViewerSelecting(_ urls: [URL]) {}
    open class OpenConfiguration: NSObject {
        open var arguments: [String] = []
        open var activates = true
    }
    open func openApplication(
        at url: URL, configuration: OpenConfiguration,
        completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { Stage.effect("open the app \(url.lastPathComponent)") }
    @discardableResult open func open(_ url: URL) -> Bool {
        Stage.effect("open \(url.absoluteString)")
        return true
    }
    public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
}
@preconcurrency @MainActor open class NSDocumentController: NSObject {
    public class var shared: NSDocumentController { NSDocumentController() }
    open var documents: [NSDocument] { [] }
    open var currentDocument: NSDocument? { nil }
    open var recentDocumentURLs: [URL] { [] }
    open func noteNewRecentDocumentURL(_ url: URL) {}
    @objc open func newDocument(_ sender: Any?) {}
    @objc open func openDocument(_ sender: Any?) {}
    @objc open func clearRecentDocuments(_ sender: Any?) {}
    open func openDocument(
        withContentsOf url: URL, display: Bool,
        completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
    ) {}
}
@preconcurrency @MainActor open class NSDocument: NSObject {
    open var fileURL: URL?
    open var windowControllers: [NSWindowController] { [] }
}
open class NSRunningApplication: NSObject, @unchecked Sendable {
    public class var current: NSRunningApplication { NSRunningApplication() }
    open class func runningApplications(withBundleIdentifier id: String) -> [NSRunningApplication] {
        []
    }
    open var bundleIdentifier: String? { nil }
    open var localizedName: String? { nil }
    open func terminate() -> Bool { true }
}
@objc public protocol NSValidatedUserInterfaceItem {}
@objc public protocol NSUserInterfaceValidations {}
@preconcurrency @MainActor @objc public protocol NSMenuItemValidation {
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
