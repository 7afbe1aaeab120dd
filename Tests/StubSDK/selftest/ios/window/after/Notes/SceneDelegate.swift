import UIKit

class SceneDelegate: NSObject, UIWindowSceneDelegate {
    private var launchItem: UIApplicationShortcutItem?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        // Kept until the root view controller is there.
        launchItem = connectionOptions.shortcutItem
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        if let item = launchItem {
            launchItem = nil
            AppDelegate.shared?.perform(item)
        }
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        AppDelegate.shared?.perform(shortcutItem)
        completionHandler(true)
    }
}
