import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {

    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: UIViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        checkTicket()
    }

    // The harbour asks for the ticket first.
    func checkTicket() {
        if UserDefaults.standard.bool(forKey: "ticket") {
            rootViewController = DeckViewController()
        } else {
            rootViewController = CounterViewController()
        }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        print("the ferry waits")
    }
}
