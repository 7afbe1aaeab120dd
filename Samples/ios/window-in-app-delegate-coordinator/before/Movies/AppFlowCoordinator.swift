import UIKit

final class AppDIContainer {
    let title = "Movies"
}

enum AppAppearance {
    static func setupAppearance() { print("appearance") }
}

final class AppFlowCoordinator {
    private let navigationController: UINavigationController
    private let appDIContainer: AppDIContainer

    init(navigationController: UINavigationController, appDIContainer: AppDIContainer) {
        self.navigationController = navigationController
        self.appDIContainer = appDIContainer
    }

    func start() {
        print("start \(appDIContainer.title)")
        navigationController.pushViewController(MoviesViewController(), animated: false)
    }
}

final class MoviesViewController: UIViewController {}
