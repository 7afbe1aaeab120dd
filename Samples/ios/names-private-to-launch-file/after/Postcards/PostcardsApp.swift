import SwiftUI

@main
struct PostcardsApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            PostcardList(sender: AppDelegate.sender, paper: .cream)
        }
    }
}
