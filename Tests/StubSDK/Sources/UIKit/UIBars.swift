import Stage

@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    open var backgroundImage: UIImage?
    open var backgroundEffect: UIBlurEffect?
    public init(barAppearance: UIBarAppearance) {}
    public override init() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithDefaultBackground() {}
    open func configureWithTransparentBackground() {}
}
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {}
}
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarItemStateAppearance()
    public let highlighted = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
}
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    public let normal = UIBarItemStateAppearance()
    public let selected = UIBarItemStateAppearance()
}
@preconcurrency @MainActor open class UIBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
}
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}
open class UIToolbarAppearance: UIBarAppearance {}

open class UINavigationBar: UIView {
    open var prefersLargeTitles = false
    open var isTranslucent = true
    open var barStyle: UIBarStyle = .default
    open var barTintColor: UIColor?
    open var shadowImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var topItem: UINavigationItem? { nil }
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
open class UITabBar: UIView {
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var items: [UITabBarItem]?
}
open class UIToolbar: UIView {
    open var barTintColor: UIColor?
    open var standardAppearance = UIToolbarAppearance()
}

@preconcurrency @MainActor open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var tag = 0
    open var isEnabled = true
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
    open class func appearance() -> Self {
        guard let proxy = makeProxy(of: self) as? Self else { Stage.crash("no proxy for \(self)") }
        return proxy
    }
}
@MainActor func makeProxy(of type: AnyClass) -> AnyObject? {
    #if STUB_RUN
        return makeObject(of: type, as: NSObject.self)
    #else
        return nil
    #endif
}
open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage?
    open var badgeValue: String?
    @objc public enum SystemItem: Int, Sendable { case more, favorites, history, search }
    public override init() { super.init() }
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.tag = tag
    }
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
    }
    public init(tabBarSystemItem: SystemItem, tag: Int) { super.init() }
}
open class UIBarButtonItem: UIBarItem {
    @objc public enum Style: Int, Sendable { case plain, done }
    @objc public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, refresh, close
        case trash, action, search
    }
    open var tintColor: UIColor?
    open weak var target: AnyObject?
    open var action: Selector?
    public override init() { super.init() }
    public convenience init(
        barButtonSystemItem item: SystemItem, target: Any?, action: Selector?
    ) { self.init(stageTarget: target, action) }
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(stageTarget: target, action)
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(stageTarget: target, action)
    }
    private init(stageTarget target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
        super.init()
    }
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {}
}
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    @objc public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var backBarButtonItem: UIBarButtonItem?
    open var leftItemsSupplementBackButton = false
    open var hidesBackButton = false
    open var searchController: UISearchController?
}
