import UIKit

final class TaskModel {
    func save() {
        print("saved")
    }
}

final class TaskListViewController: UIViewController {
    var model: TaskModel?

    override func viewDidLoad() {
        super.viewDidLoad()
        print("a list \(model == nil ? "without" : "with") its model")
    }
}
