import SwiftUI
import UIKit

@main
struct FernsApp: App {
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
    func makeCoordinator() -> RootObjects {
        RootObjects()
    }

    func makeUIViewController(context: Context) -> UIViewController {
        // The shop counts its visitors.
        print("a window more")
        let navigation = UINavigationController()
        context.coordinator.coordinator = FernCoordinator(service: context.coordinator.service, navigation: navigation)
        context.coordinator.coordinator?.start()
        return navigation
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// What the root view controller needs for as long as its window is there.
@MainActor private final class RootObjects {
    let service = FernService()
    var coordinator: FernCoordinator?
}
