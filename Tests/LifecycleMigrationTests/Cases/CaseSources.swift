/// The files of a case, put together from its parts.
///
/// `launch` is the body of the launch method, `connection` that of the scene delegate's; `members` and `scene members`
/// are those of the two classes, `beside` is code behind the class of the launch, `delegate` and `scene` are all members of
/// a delegate whose launch or connection is its own matter, and anything else is the name of a file.
struct CaseSources {
    private(set) var files: [String: String] = [:]

    /// Puts the app of a case together.
    init(_ item: CaseFile.Case) {
        let parts = Dictionary(item.parts.map { ($0.name, $0.text) }) { $0 + "\n" + $1 }
        for (name, text) in parts where name.contains(".") { files[name] = text + "\n" }
        let beside = parts["beside"].map { "\n" + $0 + "\n" } ?? ""
        let members = parts["members"].map { "\n\($0)\n" } ?? ""
        if let connection = parts["connection"] {
            files["AppDelegate.swift"] = Self.attaching(members)
            files["SceneDelegate.swift"] =
                Self.scene(connection, parts["scene members"].map { "\n\($0)\n" } ?? "") + beside
        } else if let scene = parts["scene"] {
            files["AppDelegate.swift"] = Self.attaching(members)
            files["SceneDelegate.swift"] = Self.sceneDelegate(scene + "\n") + beside
        } else if let launch = parts["launch"] {
            files["AppDelegate.swift"] = Self.delegate(Self.launchMethod(launch) + members) + beside
        } else if let delegate = parts["delegate"] {
            files["AppDelegate.swift"] = Self.delegate(delegate + "\n") + beside
        }
    }

    private static func delegate(_ members: String) -> String {
        """
        import SwiftUI
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

        \(members)}

        """
    }

    private static func launchMethod(_ body: String) -> String {
        """
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        \(body)
                return true
            }

        """
    }

    private static func attaching(_ members: String) -> String {
        """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                configuration.delegateClass = SceneDelegate.self
                return configuration
            }
        \(members)}

        """
    }

    private static func scene(_ body: String, _ members: String) -> String {
        sceneDelegate(
            """
                var window: UIWindow?

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                    guard let windowScene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: windowScene)
            \(body)
                    window?.makeKeyAndVisible()
                }
            \(members)
            """)
    }

    private static func sceneDelegate(_ members: String) -> String {
        """
        import SwiftUI
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        \(members)}

        """
    }
}
