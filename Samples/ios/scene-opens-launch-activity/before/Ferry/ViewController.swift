import UIKit

class ViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        print("first screen")
    }
}

final class Timetable {
    func start(with activity: NSUserActivity) {
        print("starts with \(activity.activityType)")
    }

    func turn(to activity: NSUserActivity) {
        print("turns to \(activity.activityType)")
    }

    func pause() {
        print("paused")
    }
}
