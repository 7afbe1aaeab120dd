import UIKit

extension UIApplication {
    static var appDelegate: AppDelegate {
        AppDelegate.shared
    }

    var typedDelegate: AppDelegate? {
        return AppDelegate.shared
    }
}

@MainActor func currentDelegate() -> AppDelegate {
    return AppDelegate.shared
}

@MainActor var provider: CurrencyProvider? {
    AppDelegate.shared as CurrencyProvider?
}
