import WatchKit

@MainActor
enum Refresh {
    static var isPossible: Bool {
        ExtensionDelegate.shared != nil
    }

    static func registerForPushes() {
        WKExtension.shared().registerForRemoteNotifications()
    }
}
