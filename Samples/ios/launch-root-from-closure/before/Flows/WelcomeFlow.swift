import UIKit

final class WelcomeFlow {
    private var finish: (() -> Void)?

    func start(_ show: (UIViewController) -> Void) {
        show(WelcomeViewController())
        NotificationCenter.default.addObserver(
            self, selector: #selector(leave), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    func whenFinished(_ body: @escaping () -> Void) {
        finish = body
    }

    @objc private func leave() {
        finish?()
        print("flow finished")
    }
}
