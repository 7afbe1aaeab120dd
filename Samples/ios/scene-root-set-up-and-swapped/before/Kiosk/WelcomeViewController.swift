import UIKit

final class WelcomeViewController: UIViewController {
    var place = "nowhere"
    var onOrder: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        print("welcome to \(place)")
    }

    func order() {
        onOrder()
    }
}
