import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private let counter = Counter()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        counter.start()
        return true
    }

    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
        if application.applicationState == .active {
            counter.refresh()
        }
        completionHandler(.newData)
    }
}

final class Counter {
    func start() {
        if UIApplication.shared.applicationState != .background {
            print("opened")
        }
        print("counting")
    }

    func refresh() {
        print("refreshed")
    }
}
