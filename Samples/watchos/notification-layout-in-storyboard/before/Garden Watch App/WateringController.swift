import UserNotifications
import WatchKit

final class WateringController: WKUserNotificationInterfaceController {
    override func didReceive(_ notification: UNNotification) {
        print("time to water")
    }
}
