import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else {
            fatalError("no window scene")
        }

        let size = CGSize(width: 480, height: 640)
        windowScene.sizeRestrictions?.minimumSize = size
        window = UIWindow(windowScene: windowScene)

        if let window = window {
            let mailbox = MailboxViewController()
            mailbox.folder = "Inbox"
            window.rootViewController = UINavigationController(rootViewController: mailbox)
            window.makeKeyAndVisible()
        }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        print("mailbox closed")
    }
}
