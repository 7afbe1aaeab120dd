import SwiftUI
import UIKit

@main
struct BarnApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView()
                .ignoresSafeArea()
                .onOpenURL { _ = appDelegate.application(.shared, handleOpen: $0) }
        }
    }
}

private struct RootView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        BarnViewController()
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
