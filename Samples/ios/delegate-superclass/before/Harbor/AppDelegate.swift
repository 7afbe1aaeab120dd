import UIKit

@main
class AppDelegate: BaseAppDelegate {
    private let name = "North Harbor"

    override func makeHarbor() -> UIViewController {
        HarborViewController(named: name)
    }

    override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launching")
        let isDone = super.application(application, didFinishLaunchingWithOptions: launchOptions)
        log.append("launched")
        return isDone
    }

    override func applicationDidBecomeActive(_ application: UIApplication) {
        super.applicationDidBecomeActive(application)
        print("active")
    }

    override func applicationWillResignActive(_ application: UIApplication) {
        print("inactive")
    }
}

final class HarborViewController: UIViewController {
    private let name: String

    init(named name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
        print("\(name) is made")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("\(name) is seen")
        let delegate = UIApplication.shared.delegate as? BaseAppDelegate
        print(delegate == nil ? "lost" : "found")
    }
}
