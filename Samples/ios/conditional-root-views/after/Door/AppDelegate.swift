import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    let account = Account()
}
