import SwiftUI
import UserNotifications
import WatchKit

final class ReminderController: WKUserNotificationHostingController<ReminderView> {
    private var text = ""

    override var body: ReminderView {
        ReminderView(text: text)
    }

    override func didReceive(_ notification: UNNotification) {
        text = "received"
    }
}
