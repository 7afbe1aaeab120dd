import Stage

@preconcurrency @MainActor open class UIViewController: UIResponder {
    open var title: String?
    open private(set) var children: [UIViewController] = []
    open internal(set) weak var parent: UIViewController?
    private var presented: UIViewController?
    private weak var presenting: UIViewController?
    /// Apple, "Using responders and the responder chain to handle events": the next one is what presents it, else the superview
    /// of its view, which is the window for a root.
    open override var next: UIResponder? {
        let above: [UIResponder?] = [presenting, viewIfLoaded?.superview, parent, windowShowing]
        return above.compactMap { $0 }.first
    }
    /// The actions that its storyboard sends to the first responder.
    var stageActions: [String] = []
    /// Apple, `presentedViewController`: what this one presents, or one of its ancestors.
    open var presentedViewController: UIViewController? {
        presented ?? parent?.presentedViewController
    }
    /// Apple, `presentingViewController`: what presents this one, or one of its ancestors.
    open var presentingViewController: UIViewController? {
        presenting ?? parent?.presentingViewController
    }
    open internal(set) var storyboard: UIStoryboard?
    open internal(set) var nibName: String?
    open var restorationIdentifier: String?
    open var restorationClass: AnyClass?
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var isModalInPresentation = false
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var hidesBottomBarWhenPushed = false
    open var definesPresentationContext = false
    open var preferredContentSize = CGSize(width: 0, height: 0)
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    public let navigationItem = UINavigationItem()
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }
    open var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }
    public init(nibName: String?, bundle: Bundle?) {
        super.init()
        self.nibName = nibName
    }
    public required init?(coder: NSCoder) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    private var loadedView: UIView? {
        didSet { loadedView?.stageController = self }
    }
    weak var windowShowing: UIWindow?
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        Stage.screen("\(type(of: self))") {
            loadView()
            if loadedView == nil { loadedView = UIView(frame: UIScreen.main.bounds) }
            viewDidLoad()
        }
    }
    open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    open func viewWillLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    open func didReceiveMemoryWarning() {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    @available(iOS 16.0, *) open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open class func attemptRotationToDeviceOrientation() {}
    open var popoverPresentationController: UIPopoverPresentationController? { nil }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var shouldAutorotate: Bool { true }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func addChild(_ child: UIViewController) {
        children.append(child)
        child.parent = self
    }
    open func removeFromParent() {
        stageDisappear()
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func willMove(toParent parent: UIViewController?) {}
    /// A child whose view a visible container has added is on the screen. Apple, "Implementing a container view
    /// controller".
    open func didMove(toParent parent: UIViewController?) {
        if let parent, parent.isVisible, viewIfLoaded?.superview != nil { stageAppear() }
    }
    open func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        let presenter = presenter(of: controller)
        presenter.presented = controller
        controller.presenting = presenter
        controller.stageAppear()
        completion?()
    }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController?.presenting ?? presentingViewController
        presenter?.presented?.stageDisappear()
        presenter?.presented = nil
        completion?()
    }
    /// Apple, `present(_:animated:completion:)`: what isn't asked to stay in a context goes up to the view controller that covers the screen, which is
    /// the topmost parent; `definesPresentationContext`: the others go up to the nearest one that defines one.
    private func presenter(of controller: UIViewController) -> UIViewController {
        let staysInContext = [.currentContext, .overCurrentContext].contains(
            controller.modalPresentationStyle)
        var next = self
        while let parent = next.parent {
            if staysInContext, next.definesPresentationContext { break }
            next = parent
        }
        return next
    }
    open func show(_ controller: UIViewController, sender: Any?) {
        present(controller, animated: true)
    }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        Stage.effect("segue \(identifier)")
    }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    private var isAppearing = false
    var isVisible: Bool { isAppearing }
    /// Plays the appearance of the controller and of what it shows.
    public func stageAppear() {
        guard !isAppearing else { return }
        isAppearing = true
        Stage.screen("\(type(of: self))") {
            loadViewIfNeeded()
            attachView()
            viewWillAppear(false)
            stageChildren.forEach { $0.stageAppear() }
            viewDidAppear(false)
        }
    }
    public func stageDisappear() {
        guard isAppearing else { return }
        isAppearing = false
        Stage.screen("\(type(of: self))") {
            viewWillDisappear(false)
            stageChildren.forEach { $0.stageDisappear() }
            viewDidDisappear(false)
        }
    }
    private func attachView() {
        guard let host = windowShowing ?? parent?.viewIfLoaded, let view = loadedView else {
            return
        }
        if view.superview == nil, view !== host { host.addSubview(view) }
    }
    /// The children that are on the screen.
    open var stageChildren: [UIViewController] { children }
    /// What the log says of a controller and of what it shows.
    open var stageSummary: String {
        var text = "\(type(of: self))"
        let inner = stageChildren.map(\.stageSummary)
        if !inner.isEmpty { text += "(" + inner.joined(separator: ",") + ")" }
        return text + stagePresented
    }
    /// What it presents itself.
    var stagePresentedItself: UIViewController? { presented }
    /// What the log says of what a controller presents itself.
    public var stagePresented: String { presented.map { " presenting \($0.stageSummary)" } ?? "" }
}

@preconcurrency @MainActor open class UIPopoverPresentationController: NSObject {
    open var sourceView: UIView?
    open var barButtonItem: UIBarButtonItem?
    open var sourceRect: CGRect = .zero
}

open class UIStoryboardSegue: NSObject {
    @MainActor open var destination: UIViewController { UIViewController() }
    open var identifier: String? { nil }
}
