import UIKit

enum Settings {
    static var isDark: Bool { UserDefaults.standard.bool(forKey: "dark") }
}

final class LagoonViewController: UIViewController {}
