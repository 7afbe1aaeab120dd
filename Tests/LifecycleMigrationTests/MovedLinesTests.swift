import Testing

@testable import LifecycleMigration

/// Code over several lines whose first line starts somewhere else now.
struct MovedLinesTests {
    private func scene(_ connection: String, others: String = "") throws -> String {
        let source = try #require(PlannedSource(connection: connection, others: others))
        #expect(source.plan.outcome == .migrate)
        return try #require(source.after("SceneDelegate.swift"))
    }

    private static let tour =
        "struct Tour: View { init(_ day: Int, night: Int) { visits += 1 }\nvar body: some View { Text(\"\") } }\nvar visits = 0"

    @Test("Text over several lines keeps its space")
    func text() throws {
        let after = try scene(
            """
                    window?.rootViewController = UIHostingController(
                        rootView: Tour(
                            visits, night: \"\"\"
                              2
                              \"\"\".count
                        ))
            """, others: Self.tour)
        #expect(after.contains("                  2\n"), "\(after)")
    }

    @Test("What stands below the first argument of a configuration goes on standing there")
    func aligned() throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                        return UISceneConfiguration(name: "Main",
                                                    sessionRole: connectingSceneSession.role)
                    }
                }
                """,
                "SceneDelegate.swift": """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    private let builder = Builder()

                    func sceneDidBecomeActive(_ scene: UIScene) { print(builder) }

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        window = UIWindow(windowScene: windowScene)
                        window?.rootViewController = builder.build()
                        window?.makeKeyAndVisible()
                    }
                }
                """,
                "Info.plist": """
                <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
                <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
                <key>UISceneConfigurationName</key><string>Main</string>
                <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                </dict></array></dict></dict></dict></plist>
                """,
            ]))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(
            after.contains(
                """
                        let configuration = UISceneConfiguration(name: "Main",
                                                                 sessionRole: connectingSceneSession.role)
                        if
                """), "\(after)")
    }
}
