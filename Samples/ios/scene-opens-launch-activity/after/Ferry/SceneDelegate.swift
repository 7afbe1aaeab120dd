import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {

    private let timetable = Timetable()

    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: UIViewController?
    private var launchActivities: Set<NSUserActivity> = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        launchActivities = connectionOptions.userActivities
        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        guard let activity = connectionOptions.userActivities.first else { return }
        timetable.start(with: activity)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        timetable.pause()
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        // SwiftUI brings what started the app once more.
        guard launchActivities.remove(userActivity) == nil else { return }
        timetable.turn(to: userActivity)
    }
}
