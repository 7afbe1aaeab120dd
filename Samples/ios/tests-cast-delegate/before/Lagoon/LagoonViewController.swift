import UIKit

final class LagoonViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("LagoonViewController did load")
    }
}
