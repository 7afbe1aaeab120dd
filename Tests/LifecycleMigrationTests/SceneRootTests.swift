import Testing

@testable import LifecycleMigration

/// Roots that a scene delegate makes out of what it has.
struct SceneRootTests {
    @Test(
        "A root out of a private property is made by the scene delegate, which SwiftUI hands to the view"
    )
    func member() throws {
        let source = try planned(
            members: "    private let builder = Builder()",
            statements: "        window?.rootViewController = builder.build()")
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                "func makeRootViewController() -> UIViewController? {\n        builder.build()"))
        let app = try #require(source.after("MainApp.swift"))
        #expect(app.contains("@EnvironmentObject private var sceneDelegate: SceneDelegate"))
        #expect(app.contains("extension SceneDelegate: ObservableObject {}"))
    }

    @Test("A scene delegate that can be observed already is left as it is")
    func observable() throws {
        let source = try planned(
            members: "    let builder = Builder()",
            statements: "        window?.rootViewController = builder.build()",
            conformances: ", ObservableObject")
        let app = try #require(source.after("MainApp.swift"))
        #expect(!app.contains("extension SceneDelegate"))
    }

    @Test("What gives a member its value for the root moves along")
    func memberSetForRoot() throws {
        let source = try planned(
            members: "    var coordinator: Coordinator?",
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
                        return coordinator!.root
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
                "        prepare()\n        rootContainer.rootViewController = \(value)\n    }"))
        let app = try #require(source.after("MainApp.swift"))
        #expect(app.contains("        sceneDelegate.rootContainer\n"))
    }

    @Test(
        "A root out of what only the method is given is made there, and a container shows it",
        arguments: [
            "        let list = List()\n        list.open(connectionOptions.urlContexts)\n        window?.rootViewController = list",
            "        guard let window = window else { return }\n        window.rootViewController = List(session)",
            "        let root = List(windowScene)\n        window?.rootViewController = root",
        ])
    func parameter(_ statements: String) throws {
        let source = try planned(members: "", statements: statements)
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("        rootContainer.rootViewController = "))
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
                        rootContainer.rootViewController = List(session)
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
        let finding = try #require(source.plan.findings.first { $0.id == .rootUnresolved })
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
        #expect(!source.findings.contains(.rootUnresolved))
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
        "A scene delegate that needs its window for more, or presents over its root, is refused",
        arguments: [
            "        window?.rootViewController = List(session)\n        Toasts.start(in: window)",
            "        window?.rootViewController = List(session)\n        window?.rootViewController?.present(Login(), animated: true)",
        ])
    func refused(_ statements: String) throws {
        let source = try planned(members: "", statements: statements)
        #expect(source.plan.outcome == .refuse)
    }

    @Test(
        "A local that a root view shares with the rest becomes a property that is made at its first use"
    )
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
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                """
                    var handler: Handler?

                    // The whole system.
                    private lazy var system = System.start(
                        named: "main")
                """))
        #expect(
            scene.contains(
                """
                        self.handler = system.handler
                        handler?.open(connectionOptions.urlContexts)
                    }

                    /// Makes the root view of a window.
                    func makeRootView() -> some View {
                        Content(store: system.store)
                    }
                """))
    }

    @Test(
        "A shared local that can't be made at any time, or that is worked on before the root, leaves the root where it is",
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
        #expect(scene.contains("        rootContainer.rootViewController = UIHostingController("))
        #expect(!scene.contains("private lazy var"))
    }

    @Test("A statement for which a view has no place keeps the hosting controller")
    func statement() throws {
        let source = try planned(
            members: "",
            statements: """
                        let model = Model()
                        model.load()
                        window?.rootViewController = UIHostingController(rootView: Content(model: model))
                """)
        #expect(source.plan.outcome == .migrate)
        let app = try #require(source.after("MainApp.swift"))
        #expect(app.contains("        model.load()\n        return UIHostingController("))
    }

    private func planned(
        members: String, statements: String, conformances: String = ""
    ) throws -> PlannedSource {
        try #require(
            PlannedSource(
                sceneMembers: members, connection: statements, conformances: conformances))
    }
}
