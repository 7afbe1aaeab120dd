import SwiftUI

class AppDelegate: UIResponder, UIApplicationDelegate {
    private static let sender = Sender(name: "harbour")

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    /// Makes the root view of a window.
    func makeRootView() -> some View {
        PostcardList(sender: Self.sender, paper: .cream)
    }
}

extension Color {
    fileprivate static let cream = Color(.systemYellow)
}
