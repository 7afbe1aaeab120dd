import SwiftUI

class AppDelegate: UIResponder, UIApplicationDelegate {
    static let sender = Sender(name: "harbour")

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}

extension Color {
    static let cream = Color(.systemYellow)
}
