import UIKit

final class PlayerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("player")
  }
}
