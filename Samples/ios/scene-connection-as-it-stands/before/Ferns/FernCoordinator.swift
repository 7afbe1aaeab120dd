import UIKit

@MainActor final class FernCoordinator {
    private let service: FernService
    private let navigation: UINavigationController

    init(service: FernService, navigation: UINavigationController) {
        self.service = service
        self.navigation = navigation
    }

    func start() {
        print("the coordinator starts")
        navigation.pushViewController(FernViewController(names: service.names()), animated: false)
    }
}
