import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private let timetable = Timetable()
    private var launchActivities: Set<NSUserActivity> = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        launchActivities = connectionOptions.userActivities
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
