import Stage

/// `UINavigationBar.appearance().tintColor = …`: one proxy a class.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

@preconcurrency @MainActor @objc public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
}

@preconcurrency @MainActor open class UIView: UIResponder, UIAppearance, UICoordinateSpace {
    @objc public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, center
    }
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let curveEaseInOut = AnimationOptions([])
    }
    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: CGPoint(x: 0, y: 0), size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint { frame.origin }
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = nil
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var tag = 0
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var contentMode: ContentMode = .scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    open var accessibilityIdentifier: String?
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open private(set) var subviews: [UIView] = []
    open internal(set) weak var superview: UIView?
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }
    open var layer: CALayer { CALayer() }
    open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// The controller whose view it is.
    weak var stageController: UIViewController?
    /// Apple, `UIResponder.next`: a view's is the controller that manages it, or its superview.
    open override var next: UIResponder? { stageController ?? superview }
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }
    public convenience override init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }
    open func addSubview(_ view: UIView) {
        subviews.append(view)
        view.superview = self
    }
    open func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
    open func bringSubviewToFront(_ view: UIView) {}
    open func removeFromSuperview() { superview?.subviews.removeAll { $0 === self } }
    open func viewWithTag(_ tag: Int) -> UIView? { subviews.first { $0.tag == tag } }
    open func layoutSubviews() {}
    open func layoutIfNeeded() {}
    open func setNeedsLayout() {}
    open func setNeedsDisplay() {}
    open func sizeToFit() {}
    open func endEditing(_ force: Bool) -> Bool { true }
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    open class func setAnimationsEnabled(_ enabled: Bool) {}

    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIAppearance where Self: UIView {
    public static func appearance() -> Self {
        AppearanceProxies.proxy(for: self) { Self.init(coder: NSCoder()) }
    }
    public static func appearance(
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }
}

@MainActor enum AppearanceProxies {
    static var proxies: [ObjectIdentifier: UIView] = [:]
    static func known<Kind: UIView>(_ type: Kind.Type) -> Kind? {
        proxies[ObjectIdentifier(type)] as? Kind
    }
    static func proxy<Kind: UIView>(for type: Kind.Type, make: () -> Kind?) -> Kind {
        if let known = proxies[ObjectIdentifier(type)] as? Kind { return known }
        guard let made = make() else { Stage.crash("no appearance proxy for \(type)") }
        proxies[ObjectIdentifier(type)] = made
        return made
    }
}

open class CALayer: NSObject {
    open var opacity: Float = 1
    open var cornerRadius: CGFloat = 0
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var speed: Float = 1
}
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    open var constant: CGFloat = 0
    open var isActive = false
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
}
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSObject {
    open func constraint(
        equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSObject {
    open func constraint(
        equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
@preconcurrency @MainActor open class NSLayoutDimension: NSObject {
    open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public init(target: Any?, action: Selector?) {}
}
open class UITapGestureRecognizer: UIGestureRecognizer {}
open class UIPanGestureRecognizer: UIGestureRecognizer {}
