import UIKit

final class DelegateProxy: NSObject, UIApplicationDelegate {
    private let original: UIApplicationDelegate?

    init(around original: UIApplicationDelegate?) {
        self.original = original
    }

    @MainActor static func install() {
        UIApplication.shared.delegate = DelegateProxy(around: UIApplication.shared.delegate)
    }
}
