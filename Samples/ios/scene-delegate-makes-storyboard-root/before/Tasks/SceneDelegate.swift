import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let model = TaskModel()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let navigationController = window!.rootViewController as! UINavigationController
        let list = navigationController.viewControllers[0] as! TaskListViewController
        list.model = model
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        model.save()
    }
}
