import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    private let timetable = Timetable()

    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: UINavigationController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard scene is UIWindowScene else {
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
        rootViewController = UINavigationController(rootViewController: HomeViewController(timetable: timetable))
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
