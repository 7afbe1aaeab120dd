import Stage

@preconcurrency @MainActor open class NSMenu: NSObject {
    open var title: String
    open var items: [NSMenuItem] = []
    open weak var delegate: (any NSMenuDelegate)?
    public init(title: String) { self.title = title }
    public override init() { title = "" }
    open func addItem(_ item: NSMenuItem) { items.append(item) }
    @discardableResult
    open func addItem(
        withTitle title: String, action: Selector?, keyEquivalent: String
    ) -> NSMenuItem {
        let item = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
        items.append(item)
        return item
    }
    open func insertItem(_ item: NSMenuItem, at index: Int) { items.insert(item, at: index) }
    open func removeAllItems() { items = [] }
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    open func removeItem(at index: Int) { items.remove(at: index) }
    open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
    open func popUp(positioning item: NSMenuItem?, at point: CGPoint, in view: NSView?) -> Bool {
        true
    }
    open var autoenablesItems = true
    open var numberOfItems: Int { items.count }
    open func item(at index: Int) -> NSMenuItem? {
        items.indices.contains(index) ? items[index] : nil
    }
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
}
@preconcurrency @MainActor open class NSMenuItem: NSObject {
    open var title: String
    open weak var target: AnyObject?
    open var action: Selector?
    open var submenu: NSMenu?
    open var isEnabled = true
    open var tag = 0
    open var image: NSImage?
    open var state: NSControl.StateValue = .off
    open var representedObject: Any?
    open var isHidden = false
    open var isAlternate = false
    open var toolTip: String?
    open var attributedTitle: NSAttributedString?
    open var keyEquivalent = ""
    open weak var menu: NSMenu?
    open var hasSubmenu: Bool { submenu != nil }
    public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    open internal(set) var isSeparatorItem = false
    public init(title: String, action: Selector?, keyEquivalent: String) {
        self.title = title
        self.action = action
        self.keyEquivalent = keyEquivalent
    }
    open class func separator() -> NSMenuItem {
        let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
        item.isSeparatorItem = true
        return item
    }
    #if STUB_RUN
        /// Whether it does anything at all.
        open var stageHasAction: Bool { action != nil }
        /// Whether it can be chosen.
        open var stageIsEnabled: Bool { NSApplication.shared.stageEnables(self) }
        /// Does what choosing it does.
        open func stagePerform() {
            guard let action else { return }
            NSApplication.shared.sendAction(action, to: target, from: self)
        }
    #endif
}

/// Status items are counted in the state of the app.
@preconcurrency @MainActor open class NSStatusBar: NSObject {
    public static let system = NSStatusBar()
    private(set) var items: [NSStatusItem] = []
    open func statusItem(withLength length: CGFloat) -> NSStatusItem {
        // Too early before there is an application: the status bar's window asks it.
        guard NSApplication.running != nil else { Stage.crash("a status item without NSApp") }
        let item = NSStatusItem()
        items.append(item)
        return item
    }
    open var thickness: CGFloat { 22 }
    open func removeStatusItem(_ item: NSStatusItem) { items.removeAll { $0 === item } }
}
@preconcurrency @MainActor open class NSStatusItem: NSObject {
    public nonisolated static let variableLength: CGFloat = -1
    public nonisolated static let squareLength: CGFloat = -2
    open var menu: NSMenu?
    open var button: NSStatusBarButton? = NSStatusBarButton()
    open var isVisible = true
    open var length: CGFloat = -1
    open var autosaveName = ""
    open var behavior: UInt = 0
}
@preconcurrency @MainActor open class NSPopover: NSResponder {
    @objc public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
    open var contentViewController: NSViewController?
    open var behavior: Behavior = .applicationDefined
    open var contentSize = CGSize(width: 0, height: 0)
    open var animates = true
    open internal(set) var isShown = false
    open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge edge: NSRectEdge) {
        isShown = true
        contentViewController?.stageAppear()
    }
    @objc open func performClose(_ sender: Any?) { isShown = false }
    open func close() { isShown = false }
}
#if _runtime(_ObjC)
    public enum NSRectEdge: UInt, Sendable {
        case minX, minY, maxX, maxY
    }
#endif

open class NSFont: NSObject, @unchecked Sendable {
    open class func systemFont(ofSize size: CGFloat) -> NSFont { NSFont() }
    open class func menuFont(ofSize size: CGFloat) -> NSFont { NSFont() }
}
open class NSSound: NSObject {
    public convenience init?(named name: String) { self.init() }
    open func play() -> Bool { true }
}
@preconcurrency @MainActor open class NSSavePanel: NSPanel {
    open var url: URL? { nil }
    open func runModal() -> NSApplication.ModalResponse { .OK }
}
open class NSOpenPanel: NSSavePanel {
    open var canChooseDirectories = false
    open var canChooseFiles = true
    open var allowsMultipleSelection = false
    open var urls: [URL] { [] }
}
open class NSToolbar: NSObject {
    public init(identifier: String) {}
}
open class NSColor: NSObject, @unchecked Sendable {
    let name: String
    init(name: String) { self.name = name }
    public convenience init?(named name: String) { self.init(name: name) }
    open override var description: String { name }
    public static let white = NSColor(name: "white"), black = NSColor(name: "black")
    public static let red = NSColor(name: "red"), clear = NSColor(name: "clear")
    public static let windowBackgroundColor = NSColor(name: "windowBackgroundColor")
    public static let controlAccentColor = NSColor(name: "controlAccentColor")
}
open class NSImage: NSObject, @unchecked Sendable {
    public convenience init?(named name: String) { self.init() }
    public convenience init?(systemSymbolName: String, accessibilityDescription: String?) {
        self.init()
    }
    open var isTemplate = false
}
open class NSAppearance: NSObject, @unchecked Sendable {
    public struct Name: Hashable, Sendable {
        public static let darkAqua = Name(), aqua = Name()
    }
    public convenience init?(named name: Name) { self.init() }
}
@preconcurrency @MainActor open class NSScreen: NSObject {
    public class var main: NSScreen? { NSScreen() }
    open var visibleFrame: CGRect { CGRect(x: 0, y: 0, width: 1440, height: 900) }
    open var frame: CGRect { visibleFrame }
}
@preconcurrency @MainActor open class NSAlert: NSObject {
    @objc public enum Style: UInt, Sendable { case warning, informational, critical }
    open var messageText = ""
    open var informativeText = ""
    open var alertStyle: Style = .warning
    open var icon: NSImage!
    open var showsHelp = false
    open var showsSuppressionButton = false
    open var suppressionButton: NSButton? { nil }
    open var accessoryView: NSView?
    open func beginSheetModal(
        for window: NSWindow, completionHandler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {}
    @discardableResult open func addButton(withTitle title: String) -> NSButton { NSButton() }
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }
    @discardableResult open func runModal() -> NSApplication.ModalResponse {
        Stage.effect("alert \(messageText)")
        return .alertFirstButtonReturn
    }
}
extension NSApplication {
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
        public static let OK = ModalResponse(rawValue: 1)
    }
}
