import UIKit

class ViewController: UIViewController {

    override var title: String? {
        get { "the shelves" }
        set { super.title = newValue }
    }

}
