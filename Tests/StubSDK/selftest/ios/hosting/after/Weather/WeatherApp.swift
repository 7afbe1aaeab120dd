import SwiftUI

@main
struct WeatherApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            WeatherView()
                .environmentObject(appDelegate.model)
                .environment(\.managedObjectContext, appDelegate.persistentContainer.viewContext)
        }
    }
}
