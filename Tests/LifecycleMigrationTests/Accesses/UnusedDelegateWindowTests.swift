import Testing

@testable import LifecycleMigration

/// Windows that an application delegate has beside those of its scenes.
struct UnusedDelegateWindowTests {
    private func plan(launch: String, connect: String = "", members: String = "") throws
        -> PlannedSource
    {
        try #require(
            PlannedSource(
                launch: launch,
                members: """
                        func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                            configuration.delegateClass = SceneDelegate.self
                            return configuration
                        }
                    \(members)
                    """,
                others: """
                    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                        var window: UIWindow?
                        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                            guard let windowScene = scene as? UIWindowScene else { return }
                            window = UIWindow(windowScene: windowScene)
                            window?.rootViewController = UIViewController()
                            \(connect)
                        }
                    }
                    """))
    }

    private static let window =
        "window = UIWindow(frame: UIScreen.main.bounds)\nwindow?.rootViewController = UITabBarController()"

    @Test("A window that was never shown is left alone and noted")
    func unused() throws {
        let source = try plan(launch: Self.window)
        #expect(source.plan.outcome == .migrate)
        #expect(source.findings.contains(.windowAccess))
        #expect(try #require(source.after("AppDelegate.swift")).contains("UITabBarController()"))
    }

    @Test("A window in a branch for systems without scenes is nothing to report")
    func olderSystems() throws {
        let source = try plan(launch: "if #available(iOS 13, *) {} else {\n\(Self.window)\n}")
        #expect(source.plan.outcome == .migrate)
        #expect(!source.findings.contains(.windowAccess))
    }

    @Test("A window that the scene delegate puts there is gone")
    func given() throws {
        let source = try plan(
            launch: "", connect: "(UIApplication.shared.delegate as? AppDelegate)?.window = window",
            members: "func shrink() { window?.frame = .zero }")
        #expect(source.plan.outcome == .partial)
        #expect(source.findings.contains(.windowAccess))
    }

    @Test("A window that may get a scene may be shown, which is reported there")
    func scene() throws {
        let source = try plan(
            launch: Self.window,
            members: "func attach(_ scene: UIWindowScene) { window?.windowScene = scene }")
        #expect(source.plan.outcome == .partial)
        let found = source.plan.findings.filter { $0.id == .windowAccess }
        #expect(found.map(\.applicability) == [.manual])
        #expect(found.first?.message.contains("gets a scene here") == true)
    }
}
