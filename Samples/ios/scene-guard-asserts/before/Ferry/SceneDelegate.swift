import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let timetable = Timetable()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else {
            assertionFailure("no scene with windows")
            return
        }
        let role = session.role
        guard role == .windowApplication else {
            assertionFailure("no window of the app")
            return
        }
        print("connected as \(role == .windowApplication ? "the app" : "something else")")
        timetable.load()
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: HomeViewController(timetable: timetable))
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        timetable.save()
    }
}

final class Timetable {
    private(set) var departures: [String] = []

    func load() {
        departures = ["10:00", "12:00"]
        print("loaded")
    }

    func save() {
        print("saved \(departures.count)")
    }
}
