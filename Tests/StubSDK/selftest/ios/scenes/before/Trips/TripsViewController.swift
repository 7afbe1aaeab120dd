import UIKit

class TripsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("trips loaded")
    }
}
