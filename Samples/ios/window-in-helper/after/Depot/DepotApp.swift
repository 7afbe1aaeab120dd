import SwiftUI
import UIKit

@main
struct DepotApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView(appDelegate: appDelegate)
                .ignoresSafeArea()
        }
    }
}

/// Shows the app's UIKit root view controller in a SwiftUI scene.
private struct RootView: UIViewControllerRepresentable {
    let appDelegate: AppDelegate

    func makeUIViewController(context: Context) -> UIViewController {
        let list = StockViewController(stock: appDelegate.stock)
        return UINavigationController(rootViewController: list)
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
