import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {

    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: UIViewController?
    private var continuedActivity: NSUserActivity?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        if let activity = connectionOptions.userActivities.first {
            self.scene(scene, continue: activity)
        }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        // SwiftUI brings what started the app once more.
        guard userActivity !== continuedActivity else { return }
        continuedActivity = userActivity
        guard userActivity.activityType == "com.example.day" else { return }
        print("showing the day")
    }

}
