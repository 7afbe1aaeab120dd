import CommandLineInterface
import Foundation
import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

@testable import AppFacts

/// What an apply leaves to do by hand, and how it is found again.
struct LeftWorkTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Array(Self.delegate.utf8), to: "Notes/AppDelegate.swift")
        try folder.write(Array(Self.other.utf8), to: "Notes/Other.swift")
        try folder.commitAll()
    }

    private static let delegate = """
        @UIApplicationMain
        class Notes {
            /// Shows the window.
            func show() {
                tint(window)
            }
        }

        """
    private static let other = """
        class Other {
            func a() {
                let tint = window.map { window in
                    window.tintColor
                }
            }
        }

        """

    /// The planner of these tests, whose app has findings in its delegate, in another file, and for the whole app.
    private static let planner: Planner = { snapshot, options, threads in
        var plan = await RulePlanner.plan(snapshot, options, threads)
        for index in plan.applications.indices where plan.applications[index].outcome != .none {
            plan.applications[index].outcome = .partial
            plan.applications[index].findings = [
                finding(.windowAppearance, "Notes/AppDelegate.swift", 5, 9),
                finding(.windowAccess, "Notes/Other.swift", 4, 13),
                Finding(
                    .callbackQuickAction, .warning, .manual, at: nil, "quick actions are lost"),
            ]
        }
        return plan
    }

    private static func finding(
        _ id: FindingID, _ path: String, _ line: Int, _ column: Int
    ) -> Finding {
        Finding(
            id, .warning, .manual,
            at: Place(path: path, position: SourcePosition(line: line, column: column)),
            "the \"tint\" is lost", remedy: "tint the view")
    }

    private func run(_ arguments: String...) async throws -> ToolRun {
        try await ToolRun(arguments, in: folder, planner: Self.planner)
    }

    private func replace(_ text: String, with other: String, in path: String) throws {
        let old = String(decoding: folder.read(path) ?? [], as: UTF8.self)
        try folder.write(Array(old.replacing(text, with: other).utf8), to: path)
    }

    @Test("plan --check: 1 after an apply until the code of each thing that is left is changed")
    func leftWorkIsRemembered() async throws {
        let apply = try await run("apply")
        #expect(apply.status == .pending)
        #expect(apply.output.contains("remembered in this clone"))
        // The attribute's line is gone.
        #expect(apply.output.contains("Notes/AppDelegate.swift:4:9: warning"), "\(apply.output)")
        try folder.git("add", "-A")
        try folder.git(
            "-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "moved")
        let check = try await run("plan", "--check")
        #expect(check.status == .pending)
        #expect(check.output.contains("Notes/AppDelegate.swift:4:9: warning: the \"tint\""))
        #expect(check.output.contains("Notes/Other.swift:4:13: warning"))
        #expect(check.output.contains("quick actions are lost"))
        // It is known by its code and not by the line.
        try replace("class Other", with: "// A comment.\nclass Other", in: "Notes/Other.swift")
        try replace("    tint(window)", with: "    tint(view)", in: "Notes/AppDelegate.swift")
        let later = try await run("plan", "--check")
        #expect(later.output.contains("Notes/Other.swift:5:13: warning"), "\(later.output)")
        #expect(!later.output.contains("AppDelegate.swift:4"))
        try replace("window.tintColor", with: "view.tintColor", in: "Notes/Other.swift")
        #expect(try await run("plan", "--check").status == .pending)
        let accepted =
            #"{"accepted": [{"id": "callback-quick-action", "message": "quick actions are lost"}]}"#
        try folder.write(Array(accepted.utf8), to: ".sceneshift.json")
        #expect(try await run("plan", "--check").status == .success)
    }

    @Test(
        "After an apply a check counts what the apply counted: a thing with several places is one")
    func countsAreKept() async throws {
        let planner: Planner = { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            let places = [4, 3].map {
                Place(
                    path: "Notes/Other.swift", position: SourcePosition(line: $0, column: 5))
            }
            for index in plan.applications.indices {
                let isMoving = plan.applications[index].outcome != .none
                if isMoving { plan.applications[index].outcome = .partial }
                // What is found afterwards begins with another place, and says so in other words.
                plan.applications[index].findings = [
                    Finding(
                        .windowAccess, .warning, .manual, at: places[isMoving ? 0 : 1],
                        isMoving ? "'a' and 'b' are lost" : "'b' is lost",
                        also: isMoving ? [places[1]] : [])
                ]
            }
            return plan
        }
        let plan = try await ToolRun(["plan"], in: folder, planner: planner)
        #expect(plan.output.contains("\n1 thing to do by hand\n"), "\(plan.output)")
        let apply = try await ToolRun(["apply"], in: folder, planner: planner)
        #expect(apply.output.contains("\n1 thing to do by hand\n"), "\(apply.output)")
        let check = try await ToolRun(["plan", "--check"], in: folder, planner: planner)
        #expect(check.output.contains("\n1 thing to do by hand\n"), "\(check.output)")
        #expect(check.output.contains("'a' and 'b' are lost"))
        #expect(!check.output.contains("'b' is lost ["))
    }

    @Test("undo: forgets what the apply left, and leaves nothing behind")
    func undoForgets() async throws {
        let before = try folder.snapshot()
        _ = try await run("apply")
        #expect(FileManager.default.fileExists(atPath: folder.path + "/.git/sceneshift/left"))
        #expect(try await run("undo").status == .success)
        #expect(try folder.snapshot() == before)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.git/sceneshift"))
    }

    @Test("undo --forget: the journal goes, and what is left is still known")
    func forgettingKeepsWork() async throws {
        _ = try await run("apply")
        #expect(try await run("undo", "--forget").status == .success)
        #expect(try await run("plan", "--check").status == .pending)
    }

    @Test("what is left can't be read: a note, and no plan is lost")
    func damagedWork() async throws {
        _ = try await run("apply")
        try folder.write(Array("{".utf8), to: ".git/sceneshift/left")
        let check = try await run("plan", "--check")
        #expect(
            check.errors.contains("what the last apply left to do can't be read: it is damaged"))
    }

    @Test("apply --mark: a #warning of its own line at each place; undo takes them back")
    func marks() async throws {
        let before = try folder.snapshot()
        let apply = try await run("apply", "--mark")
        #expect(apply.status == .pending)
        #expect(apply.output.contains("marked in the code"))
        #expect(apply.output.contains("Notes/Other.swift"))
        let mark =
            #"#warning("sceneshift: window-access: the \"tint\" is lost; tint the view")"#
        let other = String(decoding: folder.read("Notes/Other.swift") ?? [], as: UTF8.self)
        #expect(
            other.contains("{ window in\n            \(mark)\n            window.tintColor"),
            "\(other)")
        let delegate = String(decoding: folder.read("Notes/AppDelegate.swift") ?? [], as: UTF8.self)
        #expect(
            delegate.contains(
                "        #warning(\"sceneshift: window-appearance: the \\\"tint\\\" is lost; tint the view\")\n        tint(window)"
            ), "\(delegate)")
        // The lines of the report count the marks.
        #expect(apply.output.contains("Notes/AppDelegate.swift:5:9: warning"), "\(apply.output)")
        #expect(try await run("undo").status == .success)
        #expect(try folder.snapshot() == before)
    }

    @Test("JSON: where each finding's code stands after the plan, and what to do about it")
    func places() async throws {
        let report = try await run("plan", "--format", "json")
        let text = report.output.filter { !$0.isWhitespace }
        #expect(text.contains(#""after":{"path":"Notes/AppDelegate.swift","line":4}"#), "\(text)")
        #expect(text.contains(#""remedy":"tinttheview""#))
        #expect(text.contains(#""after":null"#))
    }
}
