import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    /// The root view controller of the window.
    private lazy var rootViewController: UIViewController! = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        // The list knows the trees from the start.
        if list.trees.isEmpty {
            list.trees = ["Apple", "Pear"]
        }
        navigation.title = "Orchard"
        return rootViewController
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        list.count()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        guard let root = rootViewController else { return }
        print("leaves \(root is UINavigationController)")
    }

    // MARK: - Controllers

    var navigation: UINavigationController {
        return rootViewController as! UINavigationController
    }

    var list: TreeListViewController {
        navigation.viewControllers.first as! TreeListViewController
    }
}
