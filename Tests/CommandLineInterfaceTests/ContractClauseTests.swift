import CommandLineInterface
import Foundation
import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

@testable import AppFacts

/// Clauses of the command-line contract, each with a test that is named for it.
struct ContractClauseTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The planner of these tests, whose apps get something more.
    private static func planner(
        _ change: @escaping @Sendable (inout ApplicationPlan) -> Void
    ) -> Planner {
        { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            for index in plan.applications.indices { change(&plan.applications[index]) }
            return plan
        }
    }

    /// A finding in an app's delegate.
    private static func finding(
        _ id: FindingID, _ severity: Severity, _ applicability: Applicability, in app: String
    ) -> Finding {
        Finding(
            id, severity, applicability,
            at: Place(
                path: app + "/AppDelegate.swift", position: SourcePosition(line: 2, column: 1)),
            "the window has a tint", remedy: "tint the view")
    }

    @Test("plan --check: 1 where an app on the destination already has manual work left")
    func checkOfAnAppThatIsThere() async throws {
        try folder.writeApp("A", "// none")
        #expect(try await ToolRun("plan", "--check", in: folder).status == .success)
        let left = Self.planner {
            $0.findings = [Self.finding(.windowAccess, .warning, .manual, in: $0.name)]
        }
        #expect(
            try await ToolRun(["plan", "--check"], in: folder, planner: left).status == .pending)
        #expect(try await ToolRun(["plan"], in: folder, planner: left).status == .success)
    }

    @Test("apply --exit-zero: 0 where everything planned was written, though manual work is left")
    func writtenWithWorkLeft() async throws {
        try folder.writeApp("A")
        try folder.commitAll()
        let left = Self.planner {
            $0.findings = [Self.finding(.windowAccess, .warning, .manual, in: $0.name)]
        }
        let undone = ["undo", "--quiet"]
        #expect(try await ToolRun(["apply"], in: folder, planner: left).status == .pending)
        #expect(try await ToolRun(undone, in: folder, planner: left).status == .success)
        let zero = try await ToolRun(["apply", "--exit-zero"], in: folder, planner: left)
        #expect(zero.status == .success)
        #expect(try !folder.git("status", "--porcelain").output.isEmpty)
    }

    @Test("apply --exit-zero: 2 where nothing is written, since every app is refused")
    func refusedThough() async throws {
        try folder.writeApp("A")
        try folder.commitAll()
        let refused = Self.planner { $0.outcome = .refuse }
        let run = try await ToolRun(["apply", "--exit-zero"], in: folder, planner: refused)
        #expect(run.status == .failure)
    }

    @Test("apply --commit-per-step: 1 where everything was applied and no commit was made")
    func commitThatWasNotMade() async throws {
        try folder.writeApp("A")
        try folder.commitAll()
        try folder.git("config", "user.name", "t")
        try folder.git("config", "user.email", "t@example.invalid")
        // Another program works on the branch while the files are written.
        let branch = try folder.git("symbolic-ref", "HEAD").output.split(separator: "\n")[0]
        let lock = folder.path + "/.git/\(branch).lock"
        let run = try await ToolRun(
            ["apply", "--commit-per-step", "--verify-with", "touch '\(lock)'"], in: folder)
        #expect(
            run.errors.contains("the files are changed, but no commit was made"), "\(run.errors)")
        #expect(run.status == .pending)
        #expect(try folder.git("log", "--format=%s").output == "all\n")
        #expect(folder.read("A/AppDelegate.swift") == Array("class A {} // \n".utf8))
    }

    @Test("--target and --platform: 2 where no app has both", arguments: ["plan", "apply", "scan"])
    func targetOfAnotherPlatform(command: String) async throws {
        try folder.writeApp("Notes")
        try folder.writeApp("Mail")
        try folder.commitAll()
        let before = try folder.snapshot()
        let planner: Planner = { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            plan.applications = plan.applications.map { app in
                var other = ApplicationPlan(
                    name: app.name, platform: app.name == "Mail" ? .tvos : .ios, project: nil,
                    target: app.name, outcome: app.outcome)
                other.edit = app.edit
                other.unit = app.unit
                return other
            }
            return plan
        }
        let run = try await ToolRun(
            [command, "--target", "Notes", "--platform", "tvos"], in: folder, planner: planner)
        #expect(run.status == .failure)
        #expect(run.errors.contains("no app has both the name and the platform"))
        #expect(run.errors.contains("Mail (tvos), Notes (ios)"))
        #expect(try folder.snapshot() == before)
    }

    @Test("scan: what most apps have stands first, and what as many have in the order of the ids")
    func scanIsRanked() async throws {
        for name in ["A", "B", "C", "D"] { try folder.writeApp(name, name < "C" ? "refuse" : "") }
        let planner = Self.planner { app in
            switch app.name {
            case "A":
                app.findings.append(Self.finding(.entryAmbiguous, .error, .manual, in: app.name))
                app.findings.append(Self.finding(.windowSubclass, .error, .manual, in: app.name))
            case "C":
                app.findings.append(Self.finding(.macMenu, .warning, .manual, in: app.name))
                app.findings.append(Self.finding(.windowAccess, .warning, .manual, in: app.name))
            case "D":
                app.findings.append(Self.finding(.windowAccess, .warning, .manual, in: app.name))
            default: break
            }
        }
        let run = try await ToolRun(["scan", "--format", "json"], in: folder, planner: planner)
        #expect(run.status == .success)
        let ids = [
            "root-window-owner", "entry-ambiguous", "window-subclass", "window-access", "mac-menu",
        ]
        let totals = try #require(run.output.firstRange(of: "\"inTheWay\""))
        let text = run.output[totals.lowerBound...]
        let places = ids.map { text.firstRange(of: "\"\($0)\"")?.lowerBound }
        #expect(places.allSatisfy { $0 != nil }, "\(text)")
        let known = places.compactMap { $0 }
        #expect(known == known.sorted(), "\(text)")
    }

    @Test(
        "accepted findings: 1 while something that was not accepted changes, be it only to look at")
    func acceptedBesideAnother() async throws {
        try folder.writeApp("Notes", "partial")
        try folder.write(
            Array(
                #"{"accepted": [{"id": "callback-quick-action", "path": "Notes/AppDelegate.swift", "message": "quick actions no longer reach \"the delegate\""}]}"#
                    .utf8), to: "decisions.json")
        try folder.commitAll()
        let planner = Self.planner {
            $0.findings.append(Self.finding(.windowAppearance, .warning, .review, in: $0.name))
        }
        let run = try await ToolRun(
            ["apply", "--config", "decisions.json"], in: folder, planner: planner)
        #expect(run.status == .pending, "\(run.output)")
    }

    /// A row of the table of exit statuses: what is there, the command, and its status.
    struct Row: Sendable {
        let apps: [String]
        let arguments: [String]
        let status: Int32

        init(_ apps: [String], _ arguments: [String], _ status: Int32) {
            (self.apps, self.arguments, self.status) = (apps, arguments, status)
        }
    }

    private static let rows: [Row] = [
        Row(["migrate", "refuse", "partial"], ["plan"], 0),
        Row(["refuse"], ["plan"], 0),
        Row(["refuse"], ["scan"], 0),
        Row(["migrate"], ["apply"], 0),
        Row(["none"], ["apply"], 0),
        Row(["migrate"], ["plan", "--check"], 1),
        Row(["partial"], ["plan", "--check"], 1),
        Row(["none"], ["plan", "--check"], 0),
        Row(["partial"], ["apply"], 1),
        Row(["migrate"], ["plan", "nowhere"], 2),
        Row(["migrate"], ["plan", ".", "nowhere"], 2),
        Row([], ["plan"], 2),
        Row([], ["scan"], 2),
        Row(["migrate"], ["plan", "--target", "X"], 2),
        Row(["migrate"], ["scan", "--platform", "macos"], 2),
        Row(["migrate"], ["apply", "--exclude", "X"], 2),
        Row(["refuse"], ["apply"], 2),
        Row(["migrate"], ["apply", "--verify-with", "false"], 2),
        Row(["dirty"], ["apply"], 2),
        Row(["dirty"], ["apply", "--allow-dirty"], 0),
        Row(["migrate"], ["plan", "--colour"], 64),
        Row(["migrate"], ["aply"], 64),
        Row(["migrate"], ["plan", "--format", "word"], 64),
        Row(["migrate"], ["undo"], 0),
    ]

    @Test("The exit status is the one of the table", arguments: rows)
    func statusOfTheTable(row: Row) async throws {
        let (apps, arguments, status) = (row.apps, row.arguments, row.status)
        try folder.write([], to: "README")
        for (index, words) in apps.enumerated() { try folder.writeApp("App\(index)", words) }
        try folder.commitAll()
        if apps == ["dirty"] { try folder.writeApp("App0", "edited") }
        let before = try folder.snapshot()
        let run = try await ToolRun(arguments, in: folder)
        #expect(run.status.rawValue == status, "\(arguments): \(run.errors)\(run.output)")
        if status == 2 || arguments[0] != "apply" { #expect(try folder.snapshot() == before) }
        if status == 64 { #expect(run.errors.contains("sceneshift"), "\(run.errors)") }
    }
}
