import UIKit

extension UIApplication {
    static var appDelegate: AppDelegate {
        shared.delegate as! AppDelegate
    }

    var typedDelegate: AppDelegate? {
        return delegate as? AppDelegate
    }
}

@MainActor func currentDelegate() -> AppDelegate {
    return UIApplication.shared.delegate! as! AppDelegate
}

@MainActor var provider: CurrencyProvider? {
    UIKit.UIApplication.shared.delegate as? CurrencyProvider
}
