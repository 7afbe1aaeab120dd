import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private let timetable = Timetable()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let activity = connectionOptions.userActivities.first else { return }
        timetable.start(with: activity)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        timetable.pause()
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        timetable.turn(to: userActivity)
    }
}
