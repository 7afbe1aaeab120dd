import LifecycleMigration
import ProjectModel
import Testing

@testable import CommandLineInterface

/// `--config`.
struct ConfigurationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("Notes")
        try folder.writeApp("Mail", old: "x")
        try folder.commitAll()
    }

    private func invocation(_ json: String, _ arguments: String...) throws -> Invocation {
        try folder.write(Array(json.utf8), to: "decisions.json")
        var invocation = try ArgumentParser.parse(arguments) { _ in false }
        try Configuration(
            "decisions.json", in: ToolEnvironment(workingDirectory: folder.path)
        ).apply(to: &invocation)
        return invocation
    }

    @Test func everyDecisionIsTaken() throws {
        let options = try invocation(
            """
            {
                "exclude": ["Mail/Old"], "excludedTargets": ["Legacy"], "targets": ["Notes"],
                "platforms": ["ios", "tvos"], "raiseDeploymentTarget": "16.0",
                "lifeCycleEvents": "scene-phase", "probe": true,
                "deleteUnusedStoryboards": true
            }
            """)
        #expect(options.exclusionPatterns == ["Mail/Old"])
        #expect(options.migration.excludedTargets == ["Legacy"])
        #expect(options.migration.targets == ["Notes"])
        #expect(options.migration.platforms == [.ios, .tvos])
        #expect(options.migration.deploymentTarget == .raise(to: VersionNumber(16)))
        #expect(options.migration.lifeCycleEvents == .scenePhase)
        #expect(options.migration.addsProbe)
        #expect(options.migration.deletesUnusedStoryboards)
    }

    @Test func theCommandLineCountsMore() throws {
        let options = try invocation(
            """
            {"targets": ["Notes"], "raiseDeploymentTarget": true, "lifeCycleEvents": "scene-phase"}
            """,
            "--target", "Mail", "--raise-deployment-target=15.0",
            "--life-cycle-events=notifications")
        #expect(options.migration.targets == ["Mail"])
        #expect(options.migration.deploymentTarget == .raise(to: VersionNumber(15)))
        #expect(options.migration.lifeCycleEvents == .notifications)
    }

    @Test(arguments: [
        ("{\"exlude\": []}", "has the unknown key 'exlude'"), ("[]", "is not one JSON object"),
        ("{", "is not one JSON object"), ("{\"probe\": 1}", "'probe' in"),
        ("{\"exclude\": \"a\"}", "takes a list of texts"), ("{\"exclude\": [\"[\"]}", "patterns"),
        ("{\"platforms\": [\"iso\"]}", "platforms such as"),
        ("{\"raiseDeploymentTarget\": 15}", "a version such as"),
        ("{\"lifeCycleEvents\": \"x\"}", "notifications"),
    ])
    func whatIsWrongIsNamed(json: String, reason: String) async throws {
        try folder.write(Array(json.utf8), to: "decisions.json")
        let run = try await ToolRun("plan", "--config", "decisions.json", in: folder)
        #expect(run.status == .usage)
        #expect(run.errors.contains(reason))
    }

    @Test func aFileThatIsNotThereIsAnError() async throws {
        let run = try await ToolRun("plan", "--config", "nowhere.json", in: folder)
        #expect(run.status == .failure)
        #expect(run.errors.contains("nowhere.json: no such file"))
    }

    @Test func anExcludedTargetHasToBeThere() async throws {
        try folder.write(Array("{\"excludedTargets\": [\"Note\"]}".utf8), to: "decisions.json")
        let run = try await ToolRun("plan", "--config", "decisions.json", in: folder)
        #expect(run.status == .failure)
        #expect(run.errors.contains("'Note', an excluded target, names no app"))
        #expect(run.errors.contains("did you mean 'Notes'?"))
    }

    @Test func theNextCommandReadsTheSameFile() async throws {
        try folder.write(Array("{\"exclude\": [\"Mail/Old\"]}".utf8), to: "decisions.json")
        let run = try await ToolRun("plan", "--config", "decisions.json", in: folder)
        #expect(run.output.contains("sceneshift apply --config=decisions.json\n"))
    }
}
