import Stage

@preconcurrency @MainActor open class UIScene: UIResponder {
    @objc public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        open internal(set) var userActivities: Set<NSUserActivity> = []
        @available(tvOS, unavailable)
        open internal(set) var notificationResponse: UNNotificationResponse? {
            get { response }
            set { response = newValue }
        }
        @available(tvOS, unavailable)
        open internal(set) var shortcutItem: UIApplicationShortcutItem? {
            get { item }
            set { item = newValue }
        }
        open internal(set) var cloudKitShareMetadata: CKShare.Metadata?
        #if !os(tvOS)
            var response: UNNotificationResponse?
            var item: UIApplicationShortcutItem?
        #endif
        open internal(set) var handoffUserActivityType: String?
        open internal(set) var sourceApplication: String?
    }
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene?
    }
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        open internal(set) var sourceApplication: String?
        open internal(set) var annotation: Any?
        open internal(set) var openInPlace = false
    }
    open internal(set) var session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState: ActivationState = .unattached
    open var title: String! = ""
    open override var next: UIResponder? { UIApplication.running }
    /// Its delegate is asked, too, where that is a responder, and the application goes on being asked (Catalyst apps whose scene
    /// delegates answer toolbars; not documented).
    open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return (delegate as? UIResponder)?.target(forAction: action, withSender: sender)
            ?? next?.target(forAction: action, withSender: sender)
    }
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }
    #if STUB_RUN
        /// Made by its class, as a framework's own kind of scene is.
        public override init() {
            session = UISceneSession(
                role: .windowApplication,
                configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
            super.init()
        }
        /// Tells its delegate, in the words of the scene's framework, that it is connected.
        open func stageConnect() {}
        /// Tells its delegate, in the words of the scene's framework, that it is not connected any more.
        open func stageDisconnect() {}
    #endif
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions? = nil,
        completionHandler: ((Bool) -> Void)? = nil
    ) { Stage.effect("open \(url.absoluteString)") }
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {}
}

extension UIScene {
    nonisolated static func name(_ event: String) -> Notification.Name {
        Notification.Name("UIScene\(event)Notification")
    }
    public nonisolated static let willConnectNotification = name("WillConnect")
    public nonisolated static let didDisconnectNotification = name("DidDisconnect")
    public nonisolated static let didActivateNotification = name("DidActivate")
    public nonisolated static let willDeactivateNotification = name("WillDeactivate")
    public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
    public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
    open internal(set) var windows: [UIWindow] = []
    @available(iOS 15.0, tvOS 15.0, *)
    open var keyWindow: UIWindow? { frontWindow }
    var frontWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }
    #if !os(visionOS)
        open var screen: UIScreen { .main }
    #endif
    open var coordinateSpace: any UICoordinateSpace { space }
    private let space = UIView(frame: UIScreen.main.bounds)
    @available(tvOS, unavailable)
    @available(iOS, introduced: 13.0, deprecated: 26.0)
    @available(visionOS, introduced: 1.0, deprecated: 26.0)
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var traitCollection: UITraitCollection { UITraitCollection() }
    @available(iOS 16.0, *)
    open func requestGeometryUpdate(
        _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { Stage.effect("request a geometry") }
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        open class iOS: GeometryPreferences {
            public init(interfaceOrientations: UIInterfaceOrientationMask) {}
        }
    }
    open var sizeRestrictions: UISceneSizeRestrictions? { restrictions }
    private let restrictions = UISceneSizeRestrictions()
    #if !os(tvOS)
        open var statusBarManager: UIStatusBarManager? { nil }
    #endif
    #if targetEnvironment(macCatalyst) || _runtime(_Native)
        open var titlebar: UITitlebar? { bar }
        private let bar = UITitlebar()
    #endif
    /// What the log says of its settings, where they are not those of every scene.
    var stageSettings: [String] {
        var parts = title.isEmpty ? [] : ["title=\(title!)"]
        #if targetEnvironment(macCatalyst) || _runtime(_Native)
            parts += bar.stageSettings
        #endif
        return parts + restrictions.stageSettings
    }
}

@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize(width: 0, height: 0)
    open var maximumSize = CGSize(width: 0, height: 0)
    var stageSettings: [String] {
        [("minimum", minimumSize), ("maximum", maximumSize)].compactMap { name, size in
            size.width == 0 ? nil : "\(name)=\(size.width)x\(size.height)"
        }
    }
}
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
}
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    public let url: URL
    public let options = UIScene.OpenURLOptions()
    init(url: URL, inPlace: Bool = false) {
        self.url = url
        options.openInPlace = inPlace
    }
}

@preconcurrency @MainActor open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        @available(iOS 16.0, tvOS 16.0, *)
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        #if os(visionOS) || STUB_RUN
            public static let windowApplicationVolumetric = Role(
                rawValue: "UIWindowSceneSessionRoleVolumetricApplication")
        #endif
    }
    public let role: Role
    open internal(set) var configuration: UISceneConfiguration
    open internal(set) var persistentIdentifier = "session-1"
    open internal(set) weak var scene: UIScene?
    open var userInfo: [String: Any]?
    open var stateRestorationActivity: NSUserActivity?
    init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
    }
}

/// A configuration looks itself up in the property list by its name; without one it is the first
/// of its role.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?
    open var storyboard: UIStoryboard?
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        #if STUB_RUN
            SceneManifest.main.fill(self)
        #endif
    }
}
