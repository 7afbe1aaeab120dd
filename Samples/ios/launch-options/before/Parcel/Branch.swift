import UIKit

/// Stands for a library that finds the link that the app was started by.
final class Branch {
    private static let instance = Branch()

    static func getInstance() -> Branch { instance }

    func initSession(launchOptions: [UIApplication.LaunchOptionsKey: Any]?) {
        print("session")
    }
}

/// Stands for a library that only counts launches.
enum Metrics {
    static func start(launchOptions: [UIApplication.LaunchOptionsKey: Any]?) {
        print("launch")
    }
}
