import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    let account = Account()
}
