import Stage

open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        // In an initializer nothing observes the property.
        rootViewController.parent = self
    }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var viewControllers: [UIViewController] = [] {
        didSet { viewControllers.forEach { $0.parent = self } }
    }
    public let navigationBar = UINavigationBar(frame: .zero)
    public let toolbar: UIToolbar! = UIToolbar(frame: .zero)
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        let old = topViewController
        viewControllers = controllers
        swap(from: old)
    }
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        let old = topViewController
        viewControllers.append(controller)
        swap(from: old)
    }
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let old = viewControllers.removeLast()
        swap(from: old)
        return old
    }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let old = topViewController
        let popped = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        swap(from: old)
        return popped
    }
    open override func show(_ controller: UIViewController, sender: Any?) {
        pushViewController(controller, animated: true)
    }
    private func swap(from old: UIViewController?) {
        guard isVisible, old !== topViewController else { return }
        old?.stageDisappear()
        topViewController?.stageAppear()
    }
    open override var stageChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
    /// Below a bar the style is the bar's.
    open override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
}

open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar(frame: .zero)
    open var viewControllers: [UIViewController]? = [] {
        didSet { viewControllers?.forEach { $0.parent = self } }
    }
    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        viewControllers = controllers
    }
    open var selectedIndex = 0 {
        didSet {
            guard isVisible, oldValue != selectedIndex else { return }
            if let old = viewControllers, old.indices.contains(oldValue) {
                old[oldValue].stageDisappear()
            }
            stageChildren.forEach { $0.stageAppear() }
        }
    }
    open var selectedViewController: UIViewController? {
        get { stageChildren.first }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    open override var stageChildren: [UIViewController] {
        guard let controllers = viewControllers, controllers.indices.contains(selectedIndex)
        else { return [] }
        return [controllers[selectedIndex]]
    }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}

open class UISplitViewController: UIViewController {
    @objc public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    @objc public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    @objc public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, primaryHidden, oneBesideSecondary, oneOverSecondary
        public static let allVisible = DisplayMode.oneBesideSecondary
    }
    public init(style: Style) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode: DisplayMode = .automatic
    open var presentsWithGesture = true
    open var preferredPrimaryColumnWidth: CGFloat = 0
    open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
    open var isCollapsed: Bool { false }
    open var viewControllers: [UIViewController] = [] {
        didSet { viewControllers.forEach { $0.parent = self } }
    }
    open func setViewController(_ controller: UIViewController?, for column: Column) {
        if let controller { viewControllers.append(controller) }
    }
    open func viewController(for column: Column) -> UIViewController? { viewControllers.first }
    open func show(_ column: Column) {}
    open override var stageChildren: [UIViewController] { viewControllers }
}

open class UIPageViewController: UIViewController {
    @objc public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    @objc public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public struct OptionsKey: Hashable, Sendable {}
    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open lazy var tableView: UITableView! = UITableView(frame: .zero, style: .plain)
    open var clearsSelectionOnViewWillAppear = true
    @objc open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    @objc open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        0
    }
    @objc open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    @objc open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
open class UICollectionViewController: UIViewController {
    public init(collectionViewLayout: UICollectionViewLayout) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
open class UISearchController: UIViewController {
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public let searchBar = UISearchBar(frame: .zero)
}

@preconcurrency @MainActor open class UIAlertAction: NSObject {
    @objc public enum Style: Int, Sendable { case `default`, cancel, destructive }
    open var title: String?
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
    }
}
open class UIAlertController: UIViewController {
    @objc public enum Style: Int, Sendable { case actionSheet, alert }
    open var message: String?
    public init(title: String?, message: String?, preferredStyle: Style) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func addAction(_ action: UIAlertAction) {}
}
open class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [Any]?) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
