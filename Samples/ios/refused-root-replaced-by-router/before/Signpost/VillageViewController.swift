import UIKit

final class VillageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("VillageViewController loaded")
    }
}
