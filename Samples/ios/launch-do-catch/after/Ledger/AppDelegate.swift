import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        do {
            let book = try Book.open(name: "2024")
            rootViewController = BookViewController(book: book)
        } catch {
            print("no book: \(error)")
            rootViewController = FailureViewController()
        }
        rootViewController?.view.backgroundColor = .white
        print("launched")
        return true
    }
}
