import UIKit

final class FeedCoordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start() {
        print("coordinator started")
    }

    deinit {
        print("coordinator gone")
    }
}
