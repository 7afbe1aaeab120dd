import UIKit

/// Passes on to the app delegate what UIKit tells only a scene's delegate.
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    private var connectionOptions: UIScene.ConnectionOptions?
    private var launchActivities: Set<NSUserActivity> = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        self.connectionOptions = connectionOptions
        launchActivities = connectionOptions.userActivities
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        // What started the app waits until its first screen is there.
        guard let options = connectionOptions else { return }
        connectionOptions = nil
        options.userActivities.forEach(resume)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        // SwiftUI passes on what started the app once more.
        guard launchActivities.remove(userActivity) == nil else { return }
        resume(userActivity)
    }

    private func resume(_ activity: NSUserActivity) {
        // A universal link arrives at the App.
        guard activity.activityType != NSUserActivityTypeBrowsingWeb else { return }
        _ = AppDelegate.shared.application(.shared, continue: activity) { _ in }
    }
}
