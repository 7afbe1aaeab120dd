import UIKit

final class TrailListController: UITableViewController {
    private let trails = [Trail(name: "Lake", kilometres: 4)]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        trails.count
    }
}
