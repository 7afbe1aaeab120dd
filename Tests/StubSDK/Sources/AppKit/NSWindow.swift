import Stage

@preconcurrency @MainActor open class NSWindow: NSResponder {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let borderless = StyleMask([])
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    }
    @objc public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
    @objc public enum TitleVisibility: Int, Sendable { case visible, hidden }
    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    }
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0), floating = Level(rawValue: 3)
    }
    open var title = ""
    open var titleVisibility: TitleVisibility = .visible
    open var titlebarAppearsTransparent = false
    open var isReleasedWhenClosed = true
    open var isMovableByWindowBackground = false
    open var styleMask: StyleMask
    /// The size of what the title bar leaves; nothing where the content says it.
    open internal(set) var stageContentSize = CGSize(width: 0, height: 0)
    open var collectionBehavior: CollectionBehavior = []
    open var level: Level = .normal
    open var contentMinSize = CGSize(width: 0, height: 0)
    open var contentMaxSize = NSWindow.unlimited
    /// The sizes of the whole window count the title bar, those of the content do not (Apple, `minSize`).
    open var minSize: CGSize {
        get { withTitleBar(contentMinSize) }
        set { contentMinSize = withoutTitleBar(newValue) }
    }
    open var maxSize: CGSize {
        get { withTitleBar(contentMaxSize) }
        set { contentMaxSize = withoutTitleBar(newValue) }
    }
    open var backgroundColor: NSColor!
    open var tabbingIdentifier = ""
    open var toolbar: NSToolbar?
    open var frame: CGRect {
        let size = withTitleBar(stageContentSize)
        return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    open weak var delegate: (any NSWindowDelegate)?
    open var windowController: NSWindowController?
    open var contentViewController: NSViewController? {
        didSet { if isVisible { contentViewController?.stageAppear() } }
    }
    open var contentView: NSView? { didSet { contentView?.stageMove(to: self) } }
    open internal(set) var isVisible = false
    open internal(set) var isKeyWindow = false
    open var isMiniaturized: Bool { false }
    public init(
        contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer: Bool
    ) {
        self.styleMask = styleMask
        stageContentSize = CGSize(width: contentRect.width, height: contentRect.height)
        super.init()
    }
    /// Its style and size are those of Apple's documentation of this initializer.
    public convenience init(contentViewController: NSViewController) {
        let size = contentViewController.preferredContentSize
        self.init(
            contentRect: CGRect(x: 0, y: 0, width: size.width, height: size.height),
            styleMask: [.titled, .closable, .miniaturizable, .resizable],
            backing: .buffered, defer: false)
        self.contentViewController = contentViewController
        title = contentViewController.title ?? ""
    }
    public required init?(coder: NSCoder) {
        styleMask = []
        super.init(coder: coder)
    }
    @objc open func makeKeyAndOrderFront(_ sender: Any?) {
        orderFront(sender)
        NSApplication.shared.windows.forEach { $0.isKeyWindow = false }
        isKeyWindow = true
    }
    @objc open func orderFront(_ sender: Any?) {
        guard !isVisible else { return }
        isVisible = true
        if !NSApplication.shared.windows.contains(self) {
            NSApplication.shared.windows.append(self)
        }
        Stage.explain("window shown, \(stageSummary)")
        contentViewController?.stageAppear()
        contentViewController?.view.stageMove(to: self)
    }
    open func makeKey() { isKeyWindow = true }
    open class var allowsAutomaticWindowTabbing: Bool {
        get { true }
        set { Stage.effect("window tabbing \(newValue)") }
    }
    open var appearance: NSAppearance?
    open var screen: NSScreen? { .main }
    open var isOpaque = true
    open var hasShadow = true
    open var tabbingMode: TabbingMode = .automatic
    @objc public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
    @objc public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton }
    open func standardWindowButton(_ type: ButtonType) -> NSButton? { nil }
    open func orderFrontRegardless() { orderFront(nil) }
    @objc open func orderOut(_ sender: Any?) { isVisible = false }
    open func center() {}
    open func setFrame(_ frame: CGRect, display: Bool) {
        stageContentSize = withoutTitleBar(CGSize(width: frame.width, height: frame.height))
    }
    open func setContentSize(_ size: CGSize) { stageContentSize = size }
    @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool { true }
    @objc open func performClose(_ sender: Any?) { close() }
    open func close() {
        guard isVisible else { return }
        isVisible = false
        delegate?.windowWillClose(
            Notification(name: Notification.Name("NSWindowWillCloseNotification"), object: self))
        contentViewController?.stageDisappear()
        NSApplication.shared.windows.removeAll { $0 === self }
    }
}
open class NSPanel: NSWindow {}

@preconcurrency @MainActor open class NSWindowController: NSResponder {
    open var window: NSWindow?
    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }
    public init(window: NSWindow?) {
        self.window = window
        super.init()
    }
    public convenience init(windowNibName: String) { self.init(window: nil) }
    public convenience override init() { self.init(window: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    @objc open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    open func windowDidLoad() {}
    open func close() { window?.close() }
}

@preconcurrency @MainActor open class NSView: NSResponder {
    open var frame: CGRect
    open private(set) var subviews: [NSView] = []
    open var wantsLayer = false
    open var bounds: CGRect { frame }
    open var appearance: NSAppearance?
    open var isHidden = false
    open weak private(set) var window: NSWindow?
    open var translatesAutoresizingMaskIntoConstraints = true
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }
    public convenience override init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    }
    public required init?(coder: NSCoder) {
        frame = CGRect(x: 0, y: 0, width: 0, height: 0)
        super.init(coder: coder)
    }
    open func addSubview(_ view: NSView) {
        subviews.append(view)
        if let window { view.stageMove(to: window) }
    }
    open func viewDidMoveToWindow() {}
    /// Puts the view and what is in it into a window, and tells them.
    public func stageMove(to window: NSWindow) {
        guard self.window !== window else { return }
        self.window = window
        viewDidMoveToWindow()
        subviews.forEach { $0.stageMove(to: window) }
    }
    /// What the log says of a view.
    open var stageSummary: String { "\(type(of: self))" }
}
open class NSControl: NSView {
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let off = StateValue(rawValue: 0), on = StateValue(rawValue: 1)
        public static let mixed = StateValue(rawValue: -1)
    }
    open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
}
open class NSButton: NSControl {
    open var title = ""
    open var image: NSImage?
    open var state: NSControl.StateValue = .off
    open var toolTip: String?
    open func performClick(_ sender: Any?) {}
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    }
}
open class NSStatusBarButton: NSButton {}
open class NSTextField: NSControl {
    open var stringValue = ""
    public convenience init(labelWithString: String) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    }
}
open class NSVisualEffectView: NSView {}

@preconcurrency @MainActor open class NSViewController: NSResponder {
    open var title: String?
    open var representedObject: Any?
    open private(set) var children: [NSViewController] = []
    open internal(set) var storyboard: NSStoryboard?
    open var preferredContentSize = CGSize(width: 0, height: 0)
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    private var loadedView: NSView?
    private var isShown = false
    open var view: NSView {
        get {
            if loadedView == nil {
                Stage.screen("\(type(of: self))") {
                    loadView()
                    viewDidLoad()
                }
            }
            return loadedView ?? NSView()
        }
        set { loadedView = newValue }
    }
    open func loadView() { loadedView = NSView() }
    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}
    open func addChild(_ child: NSViewController) { children.append(child) }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        Stage.effect("segue \(identifier)")
    }
    /// Plays the appearance.
    public func stageAppear() {
        guard !isShown else { return }
        isShown = true
        Stage.screen("\(type(of: self))") {
            _ = view
            viewWillAppear()
            viewDidAppear()
        }
    }
    public func stageDisappear() {
        guard isShown else { return }
        isShown = false
        viewWillDisappear()
        viewDidDisappear()
    }
    /// Itself and what it shows, what is innermost first.
    open var stageResponders: [NSResponder] {
        children.flatMap(\.stageResponders) + [loadedView].compactMap { $0 } + [self]
    }
    /// What the log says of a controller and of what it shows.
    open var stageSummary: String {
        let inner = children.map(\.stageSummary)
        return "\(type(of: self))" + (inner.isEmpty ? "" : "(\(inner.joined(separator: ",")))")
    }
}
open class NSSplitViewController: NSViewController {}
open class NSTabViewController: NSViewController {}
