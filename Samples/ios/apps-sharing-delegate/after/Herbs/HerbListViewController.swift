import UIKit

final class Garden {
    private(set) var herbs: [String] = []

    func load() {
        herbs = ["Basil", "Dill", "Mint"]
        print("the garden is loaded")
    }
}

final class HerbListViewController: UITableViewController {
    private let garden: Garden

    init(garden: Garden) {
        self.garden = garden
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Herbs"
        print("\(garden.herbs.count) herbs, prompt: \(navigationItem.prompt ?? "none")")
        let delegate = AppDelegate.shared!
        print("the garden is the delegate's: \(delegate.garden === garden)")
    }
}

final class HerbDetailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let delegate = AppDelegate.shared!
        print(delegate.garden.herbs.count)
    }
}
