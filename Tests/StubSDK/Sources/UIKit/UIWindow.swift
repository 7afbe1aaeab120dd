import Stage

@preconcurrency @MainActor open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let alert = Level(rawValue: 2000)
        public static let statusBar = Level(rawValue: 1000)
        public static func + (level: Level, delta: CGFloat) -> Level {
            Level(rawValue: level.rawValue + delta)
        }
    }
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard oldValue !== windowScene else { return }
            oldValue?.windows.removeAll { $0 === self }
            windowScene?.windows.append(self)
        }
    }
    open var windowLevel: Level = .normal
    #if !os(visionOS)
        open var screen: UIScreen = .main
    #endif
    open var canResizeToFitContent = false
    open internal(set) var isKeyWindow = false
    weak var stageFirstResponder: UIResponder?
    /// Its scene, which is a responder, and the application behind that (inferred; Apple, `UIResponder.next`, is older than
    /// scenes and names the application).
    open override var next: UIResponder? { windowScene ?? UIApplication.running }
    private var isShown = false
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            rootViewController?.windowShowing = self
            guard isShown else { return }
            oldValue?.stageDisappear()
            rootViewController?.stageAppear()
        }
    }
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: UIScreen.main.bounds)
        windowScene.windows.append(self)
    }
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
    @available(tvOS, introduced: 9.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
    @available(
        visionOS, introduced: 1.0, deprecated: 26.0, message: "Use init(windowScene:) instead."
    )
    public override init(frame: CGRect) {
        windowScene = UIApplication.running?.implicitScene
        super.init(frame: frame)
    }
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
    @available(tvOS, introduced: 9.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
    @available(
        visionOS, introduced: 1.0, deprecated: 26.0, message: "Use init(windowScene:) instead."
    )
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func sendEvent(_ event: UIEvent) {}

    open override var isHidden: Bool {
        didSet { if oldValue, !isHidden { show() } }
    }
    open func makeKey() {
        if let windowScene, !hasImplicitScene {
            windowScene.windows.forEach { $0.isKeyWindow = false }
        } else {
            UIApplication.shared.windowsWithoutScene.forEach { $0.isKeyWindow = false }
        }
        isKeyWindow = true
    }
    open func makeKeyAndVisible() {
        show()
        makeKey()
    }
    open func resignKey() { isKeyWindow = false }

    /// A window without a scene never appears in a process that has adopted scenes.
    private func show() {
        #if STUB_RUN
            if windowScene == nil, Simulator.current?.isSceneBased ?? false {
                Stage.warn("a window without a scene never appears")
                return
            }
        #endif
        guard !isShown else { return }
        isShown = true
        if windowScene == nil || hasImplicitScene {
            UIApplication.shared.windowsWithoutScene.append(self)
        }
        Stage.explain("window shown, root \(rootViewController?.stageSummary ?? "none")")
        rootViewController?.stageAppear()
    }

    private var hasImplicitScene: Bool {
        windowScene != nil && windowScene === UIApplication.running?.implicitScene
    }

    /// What the log says of a window.
    var stageSummary: String {
        var parts = [rootViewController?.stageSummary ?? "nothing"]
        if overrideUserInterfaceStyle != .unspecified {
            parts.append("style=\(overrideUserInterfaceStyle == .dark ? "dark" : "light")")
        }
        // A tint for all windows reaches SwiftUI's too: public apps with SwiftUI's life cycle set theirs that way.
        if let tint = tintColor ?? AppearanceProxies.known(UIWindow.self)?.tintColor {
            parts.append("tint=\(tint)")
        }
        if let statusBar = rootViewController?.stageStatusBar { parts.append(statusBar) }
        parts += windowScene?.stageSettings ?? []
        return parts.joined(separator: " ")
    }
}

extension UIWindow {
    nonisolated static func name(_ event: String) -> Notification.Name {
        Notification.Name("UIWindow\(event)Notification")
    }
    public nonisolated static let didBecomeVisibleNotification = name("DidBecomeVisible")
    public nonisolated static let didBecomeHiddenNotification = name("DidBecomeHidden")
    public nonisolated static let didBecomeKeyNotification = name("DidBecomeKey")
}
