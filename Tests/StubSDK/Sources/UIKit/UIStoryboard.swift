import Stage

/// Reads a real storyboard just far enough: the initial controller, custom classes, identifiers,
/// and the relationships of containers.
@available(
    visionOS, introduced: 1.0, deprecated: 1.0,
    message:
        "Loading Interface Builder products will not be supported in a future version of visionOS."
)
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let name: String
    let bundle: Bundle?
    public init(name: String, bundle: Bundle?) {
        self.name = name
        self.bundle = bundle
        super.init()
        #if STUB_RUN
            if StoryboardFile.named(name) == nil {
                Stage.crash("Could not find a storyboard named '\(name)'")
            }
        #endif
    }
    open func instantiateInitialViewController() -> UIViewController? {
        #if STUB_RUN
            guard let file = StoryboardFile.named(name) else { return nil }
            return file.initialElement.flatMap { make($0, in: file) }
        #else
            return nil
        #endif
    }
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? { instantiateInitialViewController() as? Controller }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        #if STUB_RUN
            if let file = StoryboardFile.named(name),
                let element = file.element(where: "storyboardIdentifier", is: identifier),
                let controller = make(element, in: file)
            {
                return controller
            }
            Stage.crash(
                "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'"
            )
        #else
            return UIViewController()
        #endif
    }
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let controller = instantiateViewController(withIdentifier: identifier)
        guard let controller = controller as? Controller else { Stage.crash("wrong class") }
        return controller
    }

    #if STUB_RUN
        private func make(_ element: StoryboardFile.Element, in file: StoryboardFile)
            -> UIViewController?
        {
            let type = controllerClass(of: element)
            guard let controller = type.init(coder: EmptyCoder()) else { return nil }
            controller.storyboard = self
            controller.title = element["title"]
            controller.stageActions = file.actionsToFirstResponder(in: element)
            let related = file.relationships(of: element).compactMap { make($0, in: file) }
            switch controller {
            case let navigation as UINavigationController: navigation.viewControllers = related
            case let tabs as UITabBarController: tabs.viewControllers = related
            case let split as UISplitViewController: split.viewControllers = related
            default: break
            }
            return controller
        }
        private func controllerClass(of element: StoryboardFile.Element) -> UIViewController.Type {
            if let name = element["customClass"] {
                let module = element["customModule"] ?? Stage.setting("MODULE") ?? "App"
                let known = classNamed("\(module).\(name)", module: module)
                if let known = known as? UIViewController.Type { return known }
                Stage.warn("unknown class \(name) in Interface Builder file")
            }
            switch element.kind {
            case "navigationController": return UINavigationController.self
            case "tabBarController": return UITabBarController.self
            case "splitViewController": return UISplitViewController.self
            case "tableViewController": return UITableViewController.self
            default: return UIViewController.self
            }
        }
    #endif
}

@preconcurrency @MainActor open class UINib: NSObject {
    public init(nibName: String, bundle: Bundle?) {}
}
