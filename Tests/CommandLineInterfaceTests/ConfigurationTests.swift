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
        ("{\"probe\": true, \"pro\\u0062e\" : false}", "has the duplicate key 'probe'"),
        (
            "{\"accepted\": [{\"id\": \"a\", \"message\": \"}\\\"\", \"id\": \"b\"}]}",
            "the duplicate key 'id'"
        ),
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

    @Test func whatIsAcceptedIsNotLeftToDo() async throws {
        try folder.writeApp("Notes", "partial")
        let path = "Notes/AppDelegate.swift"
        try folder.write(
            Array(
                """
                {"accepted": [
                    {"id": "callback-quick-action", "path": "\(path)",
                     "message": "quick actions no longer reach \\"the delegate\\""},
                    {"id": "callback-quick-action", "path": "\(path)", "message": "other words"},
                    {"id": "window-access", "path": "gone.swift", "message": "gone"}
                ]}
                """.utf8), to: "decisions.json")
        try folder.git("add", "-A")
        try folder.git(
            "-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "more")
        let arguments = ["--config", "decisions.json", "--target", "Notes"]
        let text = try await ToolRun(["plan"] + arguments, in: folder)
        #expect(text.output.contains("\n  accepted\n\(path):1:1: warning: quick actions"))
        #expect(!text.output.contains("left to do by hand:"))
        #expect(
            text.errors.contains(
                "'window-access' in 'gone.swift' is accepted, and nothing in these words is left to do"
            ))
        #expect(
            text.errors.contains("'callback-quick-action' in '\(path)' is accepted, and nothing"))
        let json = try await ToolRun(["plan", "--format=json"] + arguments, in: folder)
        #expect(json.output.ranges(of: "\"accepted\": true").count == 1)
        #expect(json.output.contains("\"outcome\": \"partial\""))
        for format in ["markdown", "html"] {
            let report = try await ToolRun(["plan", "--format", format] + arguments, in: folder)
            #expect(report.output.contains("Accepted"))
        }
        let sarif = try await ToolRun(["plan", "--format=sarif"] + arguments, in: folder)
        #expect(sarif.output.contains("\"suppressions\""))
        let github = try await ToolRun(["plan", "--format=github"] + arguments, in: folder)
        #expect(!github.output.contains("callback-quick-action"))
        let scan = try await ToolRun(["scan"] + arguments, in: folder)
        #expect(!scan.output.contains("left to do by hand"))
    }

    private static let quickActionAccepted = #"""
        {"accepted": [{
            "id": "callback-quick-action", "path": "Notes/AppDelegate.swift",
            "message": "quick actions no longer reach \"the delegate\""
        }]}
        """#

    @Test func theRepositoryKeepsDecisions() async throws {
        try folder.writeApp("Notes", "partial")
        try folder.write(Array(Self.quickActionAccepted.utf8), to: ".sceneshift.json")
        try folder.git("add", "-A")
        try folder.git(
            "-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "more")
        let run = try await ToolRun("plan", "--target", "Notes", in: folder)
        #expect(run.output.contains("\n  accepted\n"))
        // A folder of the repository has the same file, and another file takes its place as a whole.
        let below = try await ToolRun("plan", "Notes", in: folder)
        #expect(below.output.contains("\n  accepted\n"))
        try folder.write(Array("{}".utf8), to: "decisions.json")
        let other = try await ToolRun(
            "plan", "--target", "Notes", "--config", "decisions.json", in: folder)
        #expect(!other.output.contains("\n  accepted\n"))
    }

    @Test func aRepositoryWithAnUnknownKeyIsNotPlanned() async throws {
        try folder.write(Array("{\"exlude\": []}".utf8), to: ".sceneshift.json")
        let run = try await ToolRun("plan", in: folder)
        #expect(run.status == .failure)
        #expect(run.errors.contains(".sceneshift.json: "))
        #expect(run.errors.contains("has the unknown key 'exlude'"))
        #expect(run.errors.contains("did you mean 'exclude'?"))
    }

    @Test func whatAnEarlierReportSaidIsAccepted() async throws {
        try folder.writeApp("Notes", "partial")
        let report = try await ToolRun("plan", "--format=json", in: folder)
        try folder.write(Array(report.output.utf8), to: "report.json")
        let run = try await ToolRun("plan", "--baseline", "report.json", in: folder)
        #expect(run.output.contains("\n  accepted\n"))
        #expect(!run.output.contains("left to do by hand"))
        #expect(!run.errors.contains("is accepted"))
        try folder.write(Array("{}".utf8), to: "report.json")
        let other = try await ToolRun("plan", "--baseline", "report.json", in: folder)
        #expect(other.status == .failure)
        #expect(other.errors.contains("report.json: is not a JSON report"))
    }

    @Test func anApplyIsCompleteButForWhatIsAccepted() async throws {
        try folder.writeApp("Notes", "partial")
        try folder.write(
            Array(
                Self.quickActionAccepted.utf8), to: "decisions.json")
        try folder.git("add", "-A")
        try folder.git(
            "-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "more")
        let run = try await ToolRun("apply", "--config", "decisions.json", in: folder)
        #expect(run.status == .success)
    }

    @Test func whatAnAppIsRefusedForIsNotAccepted() async throws {
        try folder.writeApp("Notes", "refuse")
        try folder.write(
            Array(
                #"{"accepted": [{"id": "root-window-owner", "path": "Notes/AppDelegate.swift", "message": "the window leaves the delegate"}]}"#
                    .utf8), to: "decisions.json")
        let run = try await ToolRun("plan", "--config", "decisions.json", in: folder)
        #expect(run.output.contains("  in the way\nNotes/AppDelegate.swift:1:1: error"))
        #expect(run.errors.contains("'root-window-owner' in 'Notes/AppDelegate.swift' is accepted"))
    }

    @Test(arguments: [
        (
            #"{"accepted": [{"id": "window-acces", "path": "a", "message": "b"}]}"#,
            "has the unknown id 'window-acces'"
        ),
        (#"{"accepted": [{"id": "window-access", "path": "a"}]}"#, "takes a list of objects"),
        (#"{"accepted": ["window-access"]}"#, "takes a list of objects"),
    ])
    func anAcceptedFindingHasAnIdAndWords(json: String, reason: String) throws {
        let error = #expect(throws: UsageError.self) { try invocation(json) }
        #expect(error?.reason.contains(reason) == true)
    }
}
