import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {

    var reader: ReaderViewController?

    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: UIViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        guard let reader = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? ReaderViewController else { fatalError("no reader") }

        if let activity = session.stateRestorationActivity {
            reader.open(activity)
        } else {
            print("nothing to restore")
            reader.page = 3
            self.rootViewController = reader
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
