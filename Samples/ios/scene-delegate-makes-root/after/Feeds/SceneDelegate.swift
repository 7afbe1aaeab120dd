import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    private lazy var service = FeedService()

    private lazy var navigationController = UINavigationController(
        rootViewController: FeedViewController(service: service, select: showComments))

    private var coordinator: FeedCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard scene is UIWindowScene else { return }

        configureWindow()
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        navigationController
    }

    func configureWindow() {
        coordinator = FeedCoordinator(navigationController: navigationController)
        coordinator?.start()
    }

    func sceneWillResignActive(_ scene: UIScene) {
        service.validateCache()
    }

    private func showComments(of feed: String) {
        print("comments of \(feed)")
    }

}
