import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    private lazy var service = FeedService()

    private lazy var navigationController = UINavigationController(
        rootViewController: FeedViewController(service: service, select: showComments))

    private var coordinator: FeedCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }

        window = UIWindow(windowScene: scene)
        configureWindow()
    }

    func configureWindow() {
        coordinator = FeedCoordinator(navigationController: navigationController)
        coordinator?.start()
        window?.rootViewController = navigationController
        window?.makeKeyAndVisible()
    }

    func sceneWillResignActive(_ scene: UIScene) {
        service.validateCache()
    }

    private func showComments(of feed: String) {
        print("comments of \(feed)")
    }

}
