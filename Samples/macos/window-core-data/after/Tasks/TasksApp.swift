import SwiftUI

@main
struct TasksApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup("Tasks") {
            TasksView().environment(\.managedObjectContext, appDelegate.persistentContainer.viewContext)
                .frame(idealWidth: 480, maxWidth: .infinity, idealHeight: 300, maxHeight: .infinity)
        }
        .commands {
            CommandGroup(replacing: .newItem) {}
        }
    }
}
