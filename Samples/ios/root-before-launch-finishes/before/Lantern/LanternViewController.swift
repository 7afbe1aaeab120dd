import UIKit

final class Wick {
    private(set) var length = 12

    func trim() {
        length -= 2
        print("trimmed to \(length)")
    }
}

final class LanternViewController: UIViewController {
    private let wick: Wick

    init(wick: Wick) {
        self.wick = wick
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("burns with \(wick.length)")
    }
}
