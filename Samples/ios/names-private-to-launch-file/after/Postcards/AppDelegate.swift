import SwiftUI

class AppDelegate: UIResponder, UIApplicationDelegate {
    private static let sender = Sender(name: "harbour")

    /// The root view of the window, made at launch.
    private(set) var rootView: PostcardList?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        rootView = PostcardList(sender: Self.sender, paper: .cream)
        return true
    }
}

extension Color {
    fileprivate static let cream = Color(.systemYellow)
}
