import UIKit

final class RouteStore {
    let names = ["North", "West"]
}

final class MapViewController: UIViewController {
    var routes: RouteStore?

    override func viewDidLoad() {
        super.viewDidLoad()
        print("routes: \(routes?.names.joined(separator: ", ") ?? "none")")
    }
}
