import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

@testable import AppFacts

/// Entry points in `#if` blocks.
struct EntryConditionTests {
    private func plan(
        _ entry: String, settings: String = "OTHER_SWIFT_FLAGS = \"$(FLAGS)\";"
    ) throws -> (plan: ApplicationPlan, after: String?) {
        let app = SharedProject.App(
            name: "Notes", sources: ["AppDelegate.swift"], settings: settings)
        let project = SharedProject(
            [app],
            sources: ["AppDelegate.swift": PlainDelegate.source(entry: entry)])
        let after = project.text("AppDelegate.swift")
        return (try #require(project.app("Notes")), after)
    }

    @Test(
        "An attribute in a block that every build takes in goes with the block",
        arguments: [
            "os(iOS)", "!os(macOS)", "os(iOS) || os(tvOS)", "canImport(UIKit)",
            "os(iOS) && !targetEnvironment(macCatalyst)",
        ])
    func taken(condition: String) throws {
        let (plan, after) = try plan("#if \(condition)\n@main\n#endif\n")
        #expect(plan.outcome == .migrate)
        // Nothing is left of the delegate, either, so that its file goes with the block.
        #expect(after == nil)
    }

    @Test("Of attributes for several platforms only the target's own goes")
    func several() throws {
        let (plan, after) = try plan(
            "#if os(macOS)\n@NSApplicationMain\n#else\n@UIApplicationMain\n#endif\n"
        )
        #expect(plan.outcome == .migrate)
        #expect(after?.contains("#if os(macOS)\n@NSApplicationMain\n#else\n#endif\n") == true)
    }

    @Test(
        "A condition that is true of some builds only is refused, and one of no build is no entry point",
        arguments: [
            ("DEBUG", FindingID.entryAmbiguous), ("os(iOS) && DEBUG", .entryAmbiguous),
            ("targetEnvironment(simulator)", .entryAmbiguous), ("os(macOS)", .entryMissing),
        ])
    func notTaken(condition: String, id: FindingID) throws {
        let (plan, _) = try plan("#if \(condition)\n@main\n#endif\n")
        #expect(plan.outcome == .refuse)
        #expect(plan.findings.first { $0.severity == .error }?.id == id)
    }

    @Test(
        "A condition that the only configuration sets, or does not set, decides",
        arguments: [
            ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"BETA DEBUG\";", true),
            ("OTHER_SWIFT_FLAGS = (\"-Xfrontend\", \"-DDEBUG\");", true),
            ("OTHER_SWIFT_FLAGS = \"$(inherited) \\\"-D\\\" \\\"DEBUG\\\"\";", true),
            ("GCC_PREPROCESSOR_DEFINITIONS = \"DEBUG=1\";", false),
            ("OTHER_SWIFT_FLAGS = \"-Xcc -DDEBUG\";", false),
            ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG=1\";", false),
        ])
    func known(settings: String, isSet: Bool) throws {
        let (plan, _) = try plan("#if DEBUG\n@main\n#endif\n", settings: settings)
        #expect(plan.outcome == (isSet ? .migrate : .refuse))
        let (twin, _) = try self.plan("#if !DEBUG\n@main\n#endif\n", settings: settings)
        #expect(twin.outcome == (isSet ? .refuse : .migrate))
    }

    @Test("Apps that exclude each other need no migration")
    func apps() throws {
        let app = "struct %App: App { var body: some Scene { WindowGroup {} } }\n"
        let (plan, _) = try plan(
            "#if DEBUG\n@main\n\(app.replacing("%", with: "Test"))#else\n@main\n\(app.replacing("%", with: "Own"))#endif\n"
        )
        #expect(plan.outcome == .none)
    }
}
