import WatchKit

@MainActor
enum Refresh {
    static var isPossible: Bool {
        (WKExtension.shared().delegate as? ExtensionDelegate) != nil
    }

    static func registerForPushes() {
        WKExtension.shared().registerForRemoteNotifications()
    }
}
