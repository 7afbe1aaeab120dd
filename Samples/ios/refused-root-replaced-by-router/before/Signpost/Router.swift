import UIKit

final class Router {
    static let shared = Router()

    private var window: UIWindow? {
        UIApplication.shared.delegate?.window ?? nil
    }

    func attach() {
        show(VillageViewController())
    }

    private func show(_ controller: UIViewController) {
        window?.rootViewController = controller
    }
}
