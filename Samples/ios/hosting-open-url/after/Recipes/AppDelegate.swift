import SwiftUI
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let book = RecipeBook()

    /// The root view of the window, made at launch.
    private(set) var rootView: AnyView?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        rootView = AnyView(
            RecipeList(title: "Recipes")
                .environmentObject(book)
                .accentColor(.red))
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        book.open(url)
        return true
    }
}
