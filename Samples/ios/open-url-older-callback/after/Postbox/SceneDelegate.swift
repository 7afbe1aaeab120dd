import UIKit

/// Passes on to the app delegate what UIKit tells only a scene's delegate.
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    private var connectionOptions: UIScene.ConnectionOptions?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        self.connectionOptions = connectionOptions
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        // What started the app waits until its first screen is there.
        guard let options = connectionOptions else { return }
        connectionOptions = nil
        open(options.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        open(URLContexts)
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            let options = context.options
            _ = AppDelegate.shared.application(
                .shared, open: context.url, sourceApplication: options.sourceApplication,
                annotation: options.annotation as Any)
        }
    }
}
