import SwiftUI
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    let book = RecipeBook()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        book.open(url)
        return true
    }
}
