import UIKit

final class FernViewController: UIViewController {
    private let names: [String]

    init(names: [String]) {
        self.names = names
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("showing \(names.count) ferns")
    }
}
