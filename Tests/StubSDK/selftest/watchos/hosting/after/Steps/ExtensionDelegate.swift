import WatchKit

class ExtensionDelegate: NSObject, WKApplicationDelegate {
    func applicationDidFinishLaunching() {
        print("launched")
    }

    func applicationDidBecomeActive() {
        print("active")
    }

    func applicationDidEnterBackground() {
        print("background")
    }

    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {
        for task in backgroundTasks { task.setTaskCompletedWithSnapshot(false) }
    }
}
