import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let model = TaskModel()

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let navigationController = storyboard.instantiateInitialViewController() as! UINavigationController
        let list = navigationController.viewControllers[0] as! TaskListViewController
        list.model = model
        return navigationController
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        model.save()
    }
}
