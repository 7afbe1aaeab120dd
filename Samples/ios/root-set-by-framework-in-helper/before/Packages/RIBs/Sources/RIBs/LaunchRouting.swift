import UIKit

/// A stand-in for the framework of this name: what its launch does, and no more.
@MainActor public protocol ViewControllable: AnyObject {
    var uiviewController: UIViewController { get }
}

@MainActor public protocol Interactable: AnyObject {
    func activate()
}

@MainActor public protocol LaunchRouting: AnyObject {
    var interactable: Interactable { get }
    var viewControllable: ViewControllable { get }
    func load()
    func launch(from window: UIWindow)
}

@MainActor open class LaunchRouter: LaunchRouting {
    public let interactable: Interactable
    public let viewControllable: ViewControllable

    public init(interactor: Interactable, viewController: ViewControllable) {
        interactable = interactor
        viewControllable = viewController
    }

    open func didLoad() {}

    public final func load() {
        didLoad()
    }

    public final func launch(from window: UIWindow) {
        window.rootViewController = viewControllable.uiviewController
        window.makeKeyAndVisible()
        interactable.activate()
        load()
    }
}
