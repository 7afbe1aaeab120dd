import SwiftUI
import UIKit

@main
struct PostApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView()
                .ignoresSafeArea()
        }
    }
}

/// Shows the app's UIKit root view controller in a SwiftUI scene.
private struct RootView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let mailbox = MailboxViewController()
        mailbox.folder = "Inbox"
        return UINavigationController(rootViewController: mailbox)
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
