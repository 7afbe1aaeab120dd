import WatchKit

final class ExtensionDelegate: NSObject, WKExtensionDelegate {
    func applicationDidFinishLaunching() {
        print("launched")
    }

    func applicationDidBecomeActive() {
        print("active")
    }

    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {
        for task in backgroundTasks {
            task.setTaskCompletedWithSnapshot(false)
        }
    }

    func handleUserActivity(_ userInfo: [AnyHashable: Any]?) {
        print("opened by a complication")
    }
}
