import ProjectModel
import SourceEditing
import SwiftOutline
import Testing

@testable import AppFacts
@testable import LifecycleMigration

/// Application delegates that choose the configuration of a scene.
struct SceneConfigurationChoiceTests {
    @Test(
        "A configuration behind all conditions is the main one, the others are read with their roles"
    )
    func read() throws {
        let choices = try #require(
            try choices(
                """
                if options.userActivities.first?.activityType == "letter" {
                    print("letter")
                    return UISceneConfiguration(name: "Letter", sessionRole: .windowApplication)
                } else if session.role == .carTemplateApplication {
                    return UISceneConfiguration(name: "Car", sessionRole: .carTemplateApplication)
                }
                if options.isVolume {
                    return UISceneConfiguration(name: "Volume", sessionRole: UISceneSession.Role.windowApplicationVolumetric)
                }
                let name = "unused"
                return UISceneConfiguration(name: "Main", sessionRole: session.role)
                """))
        #expect(choices.main.name == "Main")
        #expect(choices.main.role == .ofSession)
        #expect(choices.others.map(\.name) == ["Letter", "Car", "Volume"])
        #expect(choices.others.map(\.isByRole) == [true, true, false])
        #expect(choices.others.map(\.changesRole) == [false, false, true])
    }

    @Test(
        "A path that can't be followed leaves the whole method unread",
        arguments: [
            "return UISceneConfiguration(name: \"Main\", sessionRole: session.role)",
            "guard isFirst else { return UISceneConfiguration(name: \"B\", sessionRole: session.role) }\nreturn UISceneConfiguration(name: \"Main\", sessionRole: session.role)",
            "if isFirst { return make() }\nreturn UISceneConfiguration(name: \"Main\", sessionRole: session.role)",
            "if isFirst { return UISceneConfiguration(name: names[0], sessionRole: session.role) }\nreturn UISceneConfiguration(name: \"Main\", sessionRole: session.role)",
            "if isFirst { return UISceneConfiguration(name: \"\\(first)\", sessionRole: session.role) }\nreturn UISceneConfiguration(name: \"Main\", sessionRole: session.role)",
            "if isFirst { return UISceneConfiguration(name: \"B\", sessionRole: role(of: session)) }\nreturn UISceneConfiguration(name: \"Main\", sessionRole: session.role)",
            "if isFirst { return UISceneConfiguration(name: \"B\", sessionRole: session.role) }\nreturn session.configuration",
            "for activity in activities { return UISceneConfiguration(name: \"B\", sessionRole: session.role) }\nreturn UISceneConfiguration(name: \"Main\", sessionRole: session.role)",
            "if isFirst { return UISceneConfiguration(name: \"B\", sessionRole: session.role) } else { return UISceneConfiguration(name: \"Main\", sessionRole: session.role) }",
        ])
    func unread(_ body: String) throws {
        #expect(try choices(body) == nil)
    }

    @Test(
        "The class is set for the configuration behind all conditions, and the others are reported")
    func planned() throws {
        let app = try app(second: "Letter", role: ".windowApplication")
        #expect(app.plan.outcome == .partial)
        let delegate = try #require(app.after("AppDelegate.swift"))
        #expect(
            delegate.contains(
                """
                            return UISceneConfiguration(name: "Letter", sessionRole: .windowApplication)
                        }
                        let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
                        if session.role == .windowApplication {
                            configuration.delegateClass = SceneDelegate.self
                        }
                        return configuration
                """))
        let open = app.plan.findings.filter(\.asksForWork)
        #expect(open.map(\.id) == [.sceneConfiguration])
        #expect(open[0].message.contains("'Letter' keep 'LetterSceneDelegate'"))
        #expect(app.plan.callbacks.contains { $0.owner == "LetterSceneDelegate" })
    }

    @Test(
        "What is returned for other roles leaves the class to the last configuration",
        arguments: [
            ("if session.role == .carTemplateApplication", true),
            ("if session.role == UISceneSession.Role.carTemplateApplication", true),
            ("if session.role == .windowApplication", false),
            ("if session.role != .carTemplateApplication", false),
            ("if session.role == .carTemplateApplication || isFirst", false),
        ])
    func roles(_ condition: String, _ isFollowed: Bool) throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                #if CAR
                        \(condition) {
                            let configuration = UISceneConfiguration(name: "Car", sessionRole: session.role)
                            configuration.delegateClass = CarSceneDelegate.self
                            return configuration
                        }
                #endif
                        return UISceneConfiguration(name: "Main", sessionRole: session.role)
                    }
                }

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        window = UIWindow(windowScene: windowScene)
                        window?.rootViewController = List()
                        window?.makeKeyAndVisible()
                    }

                    func sceneDidEnterBackground(_ scene: UIScene) { save() }
                }
                """,
                "Info.plist": Self.list([("Main", "SceneDelegate")]),
            ]))
        #expect(source.plan.outcome == (isFollowed ? .migrate : .refuse))
        guard isFollowed else { return }
        let delegate = try #require(source.after("AppDelegate.swift"))
        #expect(delegate.contains("            configuration.delegateClass = SceneDelegate.self"))
        #expect(
            delegate.contains("            configuration.delegateClass = CarSceneDelegate.self"))
    }

    @Test("A volumetric configuration for an ordinary session is reported with what to write")
    func volumetric() throws {
        let app = try app(second: "Letter", role: ".windowApplicationVolumetric")
        let open = app.plan.findings.filter(\.asksForWork)
        #expect(open.map(\.id) == [.sceneOtherRoles])
        #expect(open[0].remedy?.contains(".windowStyle(.volumetric)") == true)
    }

    @Test("A configuration that no entry names shows the first screen")
    func unknown() throws {
        let app = try app(
            entries: [("Main", "SceneDelegate")], second: "Letter", role: "session.role")
        let open = app.plan.findings.filter(\.asksForWork)
        #expect(open.map(\.message).contains { $0.contains("show the first screen") })
    }

    @Test(
        "Configurations that share a delegate, or whose first is not behind the conditions, are refused",
        arguments: [
            [("Main", "SceneDelegate"), ("Letter", "SceneDelegate")],
            [("Letter", "LetterSceneDelegate"), ("Main", "SceneDelegate")],
        ])
    func refused(_ entries: [(String, String)]) throws {
        let app = try app(entries: entries, second: "Letter", role: "session.role")
        #expect(app.plan.outcome == .refuse)
        #expect(app.plan.findings.first { $0.severity == .error }?.id == .sceneConfiguration)
    }

    @Test("A root that needs its scene delegate is refused, since other scenes would show it too")
    func rootNeedsDelegate() throws {
        let app = try app(second: "Letter", role: "session.role", root: "List(connectionOptions)")
        #expect(app.plan.outcome == .refuse)
        let refusal = try #require(app.plan.findings.first { $0.severity == .error })
        #expect(refusal.message.contains("'SceneDelegate'"))
        #expect(refusal.message.contains("'Letter'"))
    }

    private func choices(_ body: String) throws -> SceneConfigurationChoices? {
        let file = SwiftFile(SourceText("func choose() {\n\(body)\n}\n"))
        let function = try #require(file.declarations.first?.body)
        return SceneConfigurationChoices(in: function, session: "session", of: file)
    }

    private func app(
        entries: [(String, String)] = [
            ("Main", "SceneDelegate"), ("Letter", "LetterSceneDelegate"),
        ],
        second: String, role: String, root: String = "List()"
    ) throws -> PlannedSource {
        let scene = { (name: String, root: String) in
            """
            import UIKit

            class \(name): UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                    guard let windowScene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: windowScene)
                    window?.rootViewController = \(root)
                    window?.makeKeyAndVisible()
                }

                func sceneDidEnterBackground(_ scene: UIScene) { save() }
            }
            """
        }
        return try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                        if options.userActivities.first?.activityType == "letter" {
                            return UISceneConfiguration(name: "\(second)", sessionRole: \(role))
                        }
                        return UISceneConfiguration(name: "Main", sessionRole: session.role)
                    }
                }
                """,
                "SceneDelegate.swift": scene("SceneDelegate", root),
                "LetterSceneDelegate.swift": scene("LetterSceneDelegate", "Letter()"),
                "Info.plist": Self.list(entries),
            ]))
    }

    private static func list(_ entries: [(String, String)]) -> String {
        let configurations = entries.map {
            """
            <dict>
                <key>UISceneConfigurationName</key><string>\($0.0)</string>
                <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).\($0.1)</string>
            </dict>
            """
        }.joined(separator: "\n")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <key>UIApplicationSceneManifest</key>
                <dict>
                    <key>UISceneConfigurations</key>
                    <dict>
                        <key>UIWindowSceneSessionRoleApplication</key>
                        <array>
                            \(configurations)
                        </array>
                    </dict>
                </dict>
            </dict>
            </plist>
            """
    }
}
