import UIKit

/// Sets up the scenes of the app's windows.
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        #if targetEnvironment(macCatalyst)
        // The page reaches up to the top.
        if let titlebar = windowScene.titlebar {
            titlebar.titleVisibility = .hidden
            titlebar.toolbar = nil
        }
        let sizes = windowScene.sizeRestrictions
        sizes?.minimumSize = PageViewController.smallestSize
        #endif
    }
}
