import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
}
