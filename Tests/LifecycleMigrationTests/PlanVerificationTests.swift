import ProjectModel
import SourceEditing
import Testing

@testable import AppFacts
@testable import LifecycleMigration

/// A plan that would leave something broken is noticed before anything is shown.
struct PlanVerificationTests {
    private static let sources = [
        "Shared/AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }
        """
    ]

    private func planned() throws -> (TargetContext, ApplicationPlan) {
        let project = SharedProject(
            [.init(name: "Notes", sources: Self.sources.keys.sorted())], sources: Self.sources)
        let target = try #require(
            XcodeProjectFormat().load("Notes.xcodeproj", in: project.before).targets.first)
        let plan = try #require(project.app("Notes"))
        return (TargetContext(target: target, library: SourceLibrary(project.before)), plan)
    }

    private func message(_ plan: ApplicationPlan, _ context: TargetContext) -> String? {
        do throws(MigrationFailure) {
            try PlanVerification(context: context).verify(plan)
            return nil
        } catch {
            guard case .refused(let refusal) = error else { return "" }
            return refusal.finding.message
        }
    }

    @Test("A right plan passes")
    func right() throws {
        let (context, plan) = try planned()
        #expect(message(plan, context) == nil)
    }

    @Test("A source that would not parse")
    func syntax() throws {
        var (context, plan) = try planned()
        try plan.edit.create("Shared/More.swift", SourceText("class More {"), by: "test")
        #expect(message(plan, context)?.hasPrefix("the edited source would not parse") == true)
    }

    @Test("A second entry point")
    func entry() throws {
        var (context, plan) = try planned()
        try plan.edit.create("Shared/More.swift", SourceText("@main struct More {}"), by: "test")
        #expect(message(plan, context) == "there would be a second entry point")
    }

    @Test("An App without an entry attribute")
    func withoutEntry() throws {
        var (context, plan) = try planned()
        plan.appFile = "Shared/AppDelegate.swift"
        #expect(message(plan, context) == "nothing would start the App structure")
    }

    @Test("A new source that no target compiles")
    func uncompiled() throws {
        let (context, plan) = try planned()
        let app = PlannedApplication(
            target: context.target, plan: plan, appName: nil, projectChanges: [])
        let verification = ProjectVerification([app], in: context.library.tree)
        try verification.verify(plan.edit)
        let path = try #require(plan.appFile)
        guard case .create(let text) = try #require(plan.edit.changes[path]) else { return }
        var edit = WorkspaceEdit()
        try edit.create(path, text, by: "test")
        #expect(throws: MigrationFailure.self) { try verification.verify(edit) }
    }
}
