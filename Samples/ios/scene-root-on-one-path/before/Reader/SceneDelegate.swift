import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    var reader: ReaderViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        // The window of the storyboard is of no use here.
        window = UIWindow(windowScene: windowScene)

        guard let reader = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? ReaderViewController else { fatalError("no reader") }

        if let activity = session.stateRestorationActivity {
            reader.open(activity)
        } else {
            print("nothing to restore")
            reader.page = 3
            self.window?.rootViewController = reader
            window?.makeKeyAndVisible()
        }
        self.reader = reader
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        return reader?.activity
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        print("at page \(reader?.page ?? 0)")
    }
}
