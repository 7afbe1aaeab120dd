import UIKit

final class DiaryViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("DiaryViewController loaded")
    }
}
