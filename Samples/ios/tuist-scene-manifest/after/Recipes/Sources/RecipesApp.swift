import SwiftUI

@main
struct RecipesApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RecipeList()
        }
    }
}
