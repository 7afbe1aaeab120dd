import UIKit

final class AtlasViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("atlas loaded")
    }
}
