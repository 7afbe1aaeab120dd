import CloudKit
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
        if let metadata = options.cloudKitShareMetadata {
            AppDelegate.shared.application(.shared, userDidAcceptCloudKitShareWith: metadata)
        }
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        AppDelegate.shared.application(
            .shared, userDidAcceptCloudKitShareWith: cloudKitShareMetadata)
    }
}
