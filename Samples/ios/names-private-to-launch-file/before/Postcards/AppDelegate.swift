import SwiftUI

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    private static let sender = Sender(name: "harbour")

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIHostingController(rootView: PostcardList(sender: Self.sender, paper: .cream))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

extension Color {
    fileprivate static let cream = Color(.systemYellow)
}
