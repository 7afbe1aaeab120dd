import SwiftUI

@main
struct TasksWatchApp: App {
    var body: some Scene {
        WindowGroup {
            ListView()
        }
        WKNotificationScene(controller: ReminderController.self, category: "reminder")
        WKNotificationScene(controller: ReminderController.self, category: "overdue")
    }
}
