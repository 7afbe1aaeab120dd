import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {

    private lazy var service = FeedService()

    private lazy var navigationController = UINavigationController(
        rootViewController: FeedViewController(service: service, select: showComments))

    private var coordinator: FeedCoordinator?

    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: UINavigationController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        configureWindow()
    }

    func configureWindow() {
        coordinator = FeedCoordinator(navigationController: navigationController)
        coordinator?.start()
        rootViewController = navigationController
    }

    func sceneWillResignActive(_ scene: UIScene) {
        service.validateCache()
    }

    private func showComments(of feed: String) {
        print("comments of \(feed)")
    }

}
