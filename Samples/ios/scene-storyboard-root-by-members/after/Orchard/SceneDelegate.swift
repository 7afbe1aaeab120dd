import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: UIViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let _ = (scene as? UIWindowScene) else { return }
        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()

        // The list knows the trees from the start.
        if list.trees.isEmpty {
            list.trees = ["Apple", "Pear"]
        }
        navigation.title = "Orchard"
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
