import SwiftUI
import UIKit

@main
struct RecipesApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RecipeList(title: "Recipes")
                .environmentObject(appDelegate.book)
                .accentColor(.red)
                .onOpenURL { url in
                    _ = appDelegate.application(.shared, open: url, options: [:])
                }
        }
    }
}
