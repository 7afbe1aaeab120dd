/// An app delegate that makes its window, as tests need one that is not what they are about.
enum PlainDelegate {
    /// The source of a file, without a line break at its end; `entry` stands in front of the class, and `members` behind
    /// its launch method.
    static func source(entry: String = "@main\n", members: String = "") -> String {
        """
        import UIKit

        \(entry)class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                return true
            }
        \(members.isEmpty ? "}" : members + "\n}")
        """
    }
}
