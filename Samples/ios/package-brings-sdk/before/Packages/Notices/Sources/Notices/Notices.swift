import FirebaseCore
import FirebaseMessaging

public enum Notices {
    /// Makes everything ready for notifications.
    public static func start() {
        FirebaseApp.configure()
        print("waiting: \(Messaging.messaging().apnsToken == nil)")
    }
}
