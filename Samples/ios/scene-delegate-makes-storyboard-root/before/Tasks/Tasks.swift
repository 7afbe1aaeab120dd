import UIKit

final class TaskModel {
    func save() {
        print("saved")
    }
}

final class TaskListViewController: UIViewController {
    var model: TaskModel?
}
