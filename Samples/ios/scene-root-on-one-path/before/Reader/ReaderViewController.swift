import UIKit

class ReaderViewController: UIViewController {
    var page = 1

    var activity: NSUserActivity {
        NSUserActivity(activityType: "com.example.reader.page")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("page \(page)")
    }

    func open(_ activity: NSUserActivity) {
        page = 2
    }
}
