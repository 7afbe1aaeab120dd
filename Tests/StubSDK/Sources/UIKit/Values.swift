import Stage

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
    public static let all = UIInterfaceOrientationMask(rawValue: 30)
}
@objc public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { !isPortrait }
}
@objc public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
@objc public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
@objc public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay, mac, vision
}
@objc public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent }
@objc public enum UIModalPresentationStyle: Int, Sendable {
    case none = -1, automatic = -2
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover
}
@objc public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, crossDissolve }
@objc public enum UIBarStyle: Int, Sendable { case `default`, black }
@objc public enum UIBarMetrics: Int, Sendable { case `default`, compact }
@objc public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@objc public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
@objc public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let large = UIContentSizeCategory(rawValue: "L")
}
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = UIRectEdge(rawValue: 15)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let top = UIRectEdge(rawValue: 1)
}
public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

open class UITraitCollection: NSObject {
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    open class var current: UITraitCollection { UITraitCollection() }
}
@available(visionOS, unavailable)
@preconcurrency @MainActor open class UIScreen: NSObject {
    public class var main: UIScreen { UIScreen() }
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    open var nativeBounds: CGRect { bounds }
    open var scale: CGFloat { 3 }
    open var brightness: CGFloat = 1
}
@preconcurrency @MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "26.0" }
    open var identifierForVendor: UUID? { nil }
    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float { 1 }
    open var orientation: UIDeviceOrientation { .portrait }
    open func beginGeneratingDeviceOrientationNotifications() {}
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientation")
}

/// A color that prints its name, so that a log can show which one a window has.
open class UIColor: NSObject, @unchecked Sendable {
    let name: String
    init(name: String) { self.name = name }
    public convenience init?(named name: String) { self.init(name: name) }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(name: "rgba(\(red),\(green),\(blue),\(alpha))")
    }
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(name: "white(\(white),\(alpha))")
    }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(name: "\(name)@\(alpha)") }
    open override var description: String { name }
    public static let white = UIColor(name: "white")
    public static let black = UIColor(name: "black")
    public static let clear = UIColor(name: "clear")
    public static let red = UIColor(name: "red")
    public static let green = UIColor(name: "green")
    public static let blue = UIColor(name: "blue")
    public static let orange = UIColor(name: "orange")
    public static let yellow = UIColor(name: "yellow")
    public static let purple = UIColor(name: "purple")
    public static let brown = UIColor(name: "brown")
    public static let cyan = UIColor(name: "cyan")
    public static let magenta = UIColor(name: "magenta")
    public static let gray = UIColor(name: "gray")
    public static let lightGray = UIColor(name: "lightGray")
    public static let darkGray = UIColor(name: "darkGray")
    public static let systemRed = UIColor(name: "red")
    public static let systemGreen = UIColor(name: "green")
    public static let systemBlue = UIColor(name: "blue")
    public static let systemOrange = UIColor(name: "orange")
    public static let systemYellow = UIColor(name: "yellow")
    public static let systemPurple = UIColor(name: "purple")
    public static let systemPink = UIColor(name: "pink")
    public static let systemTeal = UIColor(name: "teal")
    public static let systemIndigo = UIColor(name: "indigo")
    public static let systemGray = UIColor(name: "gray")
    public static let systemBackground = UIColor(name: "systemBackground")
    public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
    public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
    public static let separator = UIColor(name: "separator")
    public static let systemFill = UIColor(name: "systemFill")
    public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
    public static let darkText = UIColor(name: "darkText")
    public static let label = UIColor(name: "label")
    public static let secondaryLabel = UIColor(name: "secondaryLabel")
    public static let tintColor = UIColor(name: "tintColor")
}
open class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: Hashable, Sendable {
        public static let body = TextStyle(), headline = TextStyle(), title1 = TextStyle()
        public static let largeTitle = TextStyle()
    }
    public struct Weight: Hashable, Sendable {
        public static let regular = Weight(), bold = Weight(), semibold = Weight()
        public static let medium = Weight(), light = Weight(), heavy = Weight(), thin = Weight()
    }
    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
    public convenience init?(name: String, size: CGFloat) { self.init() }
}
open class UIImage: NSObject, @unchecked Sendable {
    public convenience init?(named name: String) { self.init() }
    public convenience init?(systemName name: String) { self.init() }
    public convenience init?(data: Data) { self.init() }
    open func withTintColor(_ color: UIColor) -> UIImage { self }
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
    @objc public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }
}
extension NSAttributedString.Key {
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
}
