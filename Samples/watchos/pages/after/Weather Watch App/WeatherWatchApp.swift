import SwiftUI

@main
struct WeatherWatchApp: App {
    @WKApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            TabView {
                TodayView()
                WeekView()
            }
            .tabViewStyle(PageTabViewStyle())
        }
    }
}
