import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        guard let window = self.window else { return false }
        defer { window.makeKeyAndVisible() }

        do {
            let book = try Book.open(name: "2024")
            window.rootViewController = BookViewController(book: book)
        } catch {
            print("no book: \(error)")
            window.rootViewController = FailureViewController()
        }
        window.rootViewController?.view.backgroundColor = .white
        print("launched")
        return true
    }
}
