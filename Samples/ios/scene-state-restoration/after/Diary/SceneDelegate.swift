import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: DiaryViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            print("cold action \(item.type)")
        }
        rootViewController = DiaryViewController()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: "com.example.diary.page")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        print("continue \(userActivity.activityType)")
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        print("scene saves")
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        print("action \(shortcutItem.type)")
        completionHandler(true)
    }
}
