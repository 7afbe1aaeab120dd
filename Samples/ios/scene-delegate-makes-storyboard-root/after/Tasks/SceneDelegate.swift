import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    let model = TaskModel()

    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: UIViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let navigationController = rootViewController as! UINavigationController
        let list = navigationController.viewControllers[0] as! TaskListViewController
        list.model = model
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        model.save()
    }
}
