import Testing

@testable import LifecycleMigration

/// Roots that a scene delegate makes out of what it has.
struct SceneRootTests {
    @Test(
        "A root out of a private property is made where it was, and SwiftUI hands the scene delegate to the view"
    )
    func member() throws {
        let source = try planned(
            members:
                "    private let builder = Builder()\n    func sceneDidBecomeActive(_ scene: UIScene) { print(builder) }",
            statements: "        window?.rootViewController = builder.build()")
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                "UIScene.ConnectionOptions) {\n        rootViewController = builder.build()\n"
            ))
        let app = try #require(source.after("MainApp.swift"))
        #expect(app.contains("@EnvironmentObject private var sceneDelegate: SceneDelegate"))
        #expect(scene.contains("UIWindowSceneDelegate, ObservableObject {"))
    }

    @Test("A scene delegate that can be observed already is left as it is")
    func observable() throws {
        let source = try planned(
            members: "    let builder = Builder()",
            statements: "        window?.rootViewController = builder.build()",
            conformances: ", ObservableObject")
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.components(separatedBy: "ObservableObject").count == 2)
    }

    @Test("What gives a member its value for the root stays in front of it")
    func memberSetForRoot() throws {
        let source = try planned(
            members:
                "    var coordinator: Coordinator?\n    func sceneDidBecomeActive(_ scene: UIScene) { print(coordinator as Any) }",
            statements: """
                        coordinator = Coordinator()
                        window?.rootViewController = coordinator!.root
                """)
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                """
                        coordinator = Coordinator()
                        rootViewController = coordinator!.root
                """))
    }

    @Test(
        "A member that may have no value yet when SwiftUI asks for the root leaves the root where it is",
        arguments: [
            "    var container: Container!", "    var container: Container?",
            "    let cache = Cache()\n    var container: Container!\n    var root: UIViewController { List(container) }",
        ])
    func memberWithoutValue(_ members: String) throws {
        let value = members.contains("root:") ? "root" : "List(container)"
        let source = try planned(
            members: members,
            statements: "        prepare()\n        window?.rootViewController = \(value)")
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                "        prepare()\n        rootViewController = \(value)\n    }"))
        let app = try #require(source.after("MainApp.swift"))
        #expect(app.contains("if let rootViewController = sceneDelegate.rootViewController {\n"))
    }

    @Test(
        "A root out of what only the method is given is made there, and left in a property",
        arguments: [
            "        let list = List()\n        list.open(connectionOptions.urlContexts)\n        window?.rootViewController = list",
            "        guard let window = window else { return }\n        window.rootViewController = List(session)",
            "        let root = List(windowScene)\n        window?.rootViewController = root",
        ])
    func parameter(_ statements: String) throws {
        let source = try planned(members: "", statements: statements)
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("        rootViewController = "))
        #expect(!scene.contains("= window else"))
        #expect(
            scene.contains("guard let windowScene = scene as") == statements.contains("windowScene")
        )
    }

    @Test("A guard that ends the app where there is no window scene asks for the type alone")
    func endingGuard() throws {
        let source = try planned(
            members: "",
            statements: """
                        guard let other = scene as? UIWindowScene else {
                            fatalError("no window scene")
                        }
                        window = UIWindow(windowScene: other)
                        window?.rootViewController = List(session)
                """)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                """
                        guard scene is UIWindowScene else {
                            fatalError("no window scene")
                        }
                        rootViewController = List(session)
                """))
    }

    @Test(
        "A path that sets no root is reported where it begins",
        arguments: [
            (
                "        if session.isNew {\n            window?.rootViewController = List()\n        }",
                "if"
            ),
            (
                "        guard session.isNew else { return }\n        window?.rootViewController = List(session)",
                "guard"
            ),
            (
                "        if session.isNew { print() } else if session.isOld { window?.rootViewController = List() } else { window?.rootViewController = List() }",
                "if"
            ),
        ])
    func missing(_ statements: String, _ keyword: String) throws {
        let source = try planned(members: "", statements: statements)
        #expect(source.plan.outcome == .migrate)
        let finding = try #require(source.plan.findings.first { $0.id == .rootAbsent })
        #expect(finding.applicability == .review)
        let line = try #require(finding.place?.position.line)
        let before = try #require(source.before("SceneDelegate.swift"))
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[line - 1].contains(keyword + " session"))
    }

    @Test(
        "A launch whose every path sets a root has nothing to report",
        arguments: [
            "        if session.isNew { window?.rootViewController = List(session) } else { print(); window?.rootViewController = List() }",
            "        do { try open(); window?.rootViewController = List() } catch { window?.rootViewController = Failure(session) }",
            "        loader.load { [weak self] in self?.window?.rootViewController = List($0) }",
        ])
    func everyPath(_ statements: String) throws {
        let source = try planned(members: "", statements: statements)
        #expect(source.plan.outcome == .migrate)
        #expect(!source.findings.contains(.rootAbsent))
    }

    @Test(
        "A window that `map` makes of the scene goes with it",
        arguments: [
            "map { UIWindow(windowScene: $0) }", "map(UIWindow.init(windowScene:))",
            "map(UIWindow.init)",
        ])
    func mappedScene(_ making: String) throws {
        let source = try #require(
            PlannedSource([
                "SceneDelegate.swift": """
                import UIKit

                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                        self.window = (scene as? UIWindowScene).\(making)
                        self.window?.rootViewController = List(session)
                        self.window?.makeKeyAndVisible()
                    }
                }

                @main
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                        configuration.delegateClass = SceneDelegate.self
                        return configuration
                    }
                }
                """
            ]))
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(!scene.contains("UIWindow("))
        #expect(scene.contains("        self.rootViewController = List(session)\n"))
    }

    @Test("A window that is let go with its scene is nothing to report; one that is taken away is")
    func letGo() throws {
        let root = "        window?.rootViewController = List()"
        let ended = try planned(
            members: "    func sceneDidDisconnect(_ scene: UIScene) { window = nil }",
            statements: root)
        #expect(ended.plan.outcome == .migrate)
        let closed = try planned(members: "    func close() { window = nil }", statements: root)
        #expect(closed.plan.outcome == .partial)
        #expect(closed.findings.contains(.windowAccess))
    }

    @Test("A scene delegate that replaces its root later does so inside of a container")
    func replaced() throws {
        let source = try planned(
            members:
                "    func show(_ root: UIViewController) { window?.rootViewController = root }",
            statements: "        window?.rootViewController = List()")
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("{ rootContainer.rootViewController = root }"))
        #expect(scene.contains("        rootContainer.rootViewController = List()\n"))
    }

    @Test(
        "A scene delegate that needs its window for more is refused, one that presents over its root is told",
        arguments: [
            ("Toasts.start(in: window)", Outcome.refuse),
            ("window?.rootViewController?.present(Login(), animated: true)", .partial),
        ])
    func needed(_ statement: String, _ outcome: Outcome) throws {
        let source = try planned(
            members: "",
            statements: "        window?.rootViewController = List(session)\n        " + statement)
        #expect(source.plan.outcome == outcome)
        #expect(source.plan.findings.contains { $0.applicability == .manual } || outcome == .refuse)
    }

    @Test("A root view out of a local that the rest needs, too, is made behind it")
    func sharedLocal() throws {
        let source = try planned(
            members: "    var handler: Handler?",
            statements: """
                        // The whole system.
                        let system = System.start(
                            named: "main")
                        let content = Content(store: system.store)
                        window?.rootViewController = UIHostingController(rootView: content)
                        self.handler = system.handler
                        handler?.open(connectionOptions.urlContexts)
                """)
        // A payload that may come before the first screen is only to be looked at.
        #expect(!source.plan.findings.contains { $0.asksForWork })
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                """
                        // The whole system.
                        let system = System.start(
                            named: "main")
                        let content = Content(store: system.store)
                        rootViewController = UIHostingController(rootView: content)
                        self.handler = system.handler
                        handler?.open(connectionOptions.urlContexts)
                    }
                """))
        #expect(!scene.contains("AnyView"))
    }

    @Test(
        "A root view stays where it is made, whatever the local is that it shares with the rest",
        arguments: [
            "        let system = System(session)\n        window?.rootViewController = UIHostingController(rootView: Content(system.store))\n        handler = system.handler",
            "        let name = Names.first()\n        let system = System(name)\n        window?.rootViewController = UIHostingController(rootView: Content(system.store))\n        handler = system.handler\n        print(name)",
            "        let system = System(count)\n        window?.rootViewController = UIHostingController(rootView: Content(system.store))\n        print(system, session)",
            "        let system = try! await System()\n        window?.rootViewController = UIHostingController(rootView: Content(system.store))\n        print(system, session)",
            "        let system = System()\n        system.open(session)\n        window?.rootViewController = UIHostingController(rootView: Content(system.store))\n        handler = system.handler",
            "        let system = System()\n        window?.rootViewController = UIHostingController(rootView: Content(system.store))\n        later { system.open(session) }",
            "        let hash = System()\n        window?.rootViewController = UIHostingController(rootView: Content(hash.store))\n        print(hash, session)",
        ])
    func sharedLocalInPlace(_ statements: String) throws {
        let source = try planned(
            members: "    var handler: Handler?\n    var count = 1", statements: statements)
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        let view = statements.replacing("window?.root", with: "root")
        #expect(scene.contains(view))
    }

    @Test("A statement in front of a root view stays in front of it")
    func statement() throws {
        let source = try planned(
            members: "",
            statements: """
                        let model = Model()
                        model.load()
                        window?.rootViewController = UIHostingController(rootView: Content(model: model))
                """)
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                "        model.load()\n        rootViewController = UIHostingController(rootView: Content(model: model))\n"
            ))
    }

    @Test("A root that a method is known to make moves, as an optional where the method gives one")
    func writtenType() throws {
        let statement = "        window?.rootViewController = Screens().first()"
        let certain = try planned(
            members: "", statements: statement,
            others: "struct Screens { func first() -> UIViewController { UIViewController() } }")
        let app = try #require(certain.newFile)
        #expect(app.contains("-> UIViewController {\n        Screens().first()\n    }"))
        let optional = [
            "func first() -> UIViewController? { nil }",
            "func first() -> UIViewController { a }; func first() -> UINavigationController? { nil }",
        ]
        for method in optional {
            let other = try planned(
                members: "", statements: statement, others: "struct Screens { \(method) }")
            let app = try #require(other.newFile)
            #expect(
                app.contains(
                    "        let rootViewController: UIViewController? = Screens().first()\n        return rootViewController ?? UIViewController()\n"
                ))
        }
    }

    @Test("A root whose method is generic stays, since nobody knows what runs")
    func unknownMethod() throws {
        let source = try planned(
            members: "    func sceneDidBecomeActive(_ scene: UIScene) { print(1) }",
            statements: "        window?.rootViewController = Screens().first()",
            others: "struct Screens { func first<T>() -> T { make() } }")
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("        rootViewController = Screens().first()\n"))
    }

    private func planned(
        members: String, statements: String, conformances: String = "", others: String = ""
    ) throws -> PlannedSource {
        try #require(
            PlannedSource(
                sceneMembers: members, connection: statements, conformances: conformances,
                others: others))
    }
}
