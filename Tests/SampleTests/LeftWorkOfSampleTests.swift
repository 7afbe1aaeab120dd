import CommandLineInterface
import Foundation
import LifecycleMigration
import Testing

/// What an apply leaves to do in a sample: its places, its marks, and that nothing of it gets lost.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct LeftWorkOfSampleTests {
    /// What the JSON report says of a finding.
    private struct Told: Decodable {
        let id: String
        let severity: String
        let applicability: String
        let path: String?
        let line: Int?
        let column: Int?
        let after: After?

        struct After: Decodable {
            let path: String
            let line: Int
        }

        var isWork: Bool { applicability == "manual" && severity != "note" }
    }

    private struct Report: Decodable {
        let roots: [Root]

        struct Root: Decodable { let applications: [Application] }
        struct Application: Decodable {
            let outcome: String
            let findings: [Told]
        }

        var findings: [Told] { roots.flatMap(\.applications).flatMap(\.findings) }
        /// The work of apps that move.
        var left: [Told] {
            roots.flatMap(\.applications).filter { $0.outcome == "partial" }.flatMap(\.findings)
                .filter(\.isWork)
        }
    }

    private func report(
        _ arguments: [String], in project: TemporaryProject
    ) async throws -> Report {
        let run = try await project.run(arguments + ["--format", "json"])
        return try JSONDecoder().decode(Report.self, from: Data(run.bytes))
    }

    @Test("after an apply, each finding stands at its code", arguments: Sample.all)
    func places(sample: Sample) async throws {
        let project = try TemporaryProject(sample)
        try project.commitAll()
        let before = try project.files()
        let report = try await report(["apply"] + sample.arguments, in: project)
        let after = try project.files()
        for finding in report.findings {
            guard let path = finding.path, let line = finding.line, let column = finding.column,
                let place = finding.after
            else { continue }
            let old = before.lines(path)[line - 1]
            let word = old.dropFirst(column - 1).prefix { $0.isLetter || $0.isNumber }
            guard !word.isEmpty else { continue }
            let new = after.lines(place.path)
            #expect(place.line <= new.count && new[place.line - 1].contains(word), "\(finding)")
        }
        let left = report.left
        let check = try await project.run(["plan", "--check"] + sample.arguments)
        if !left.isEmpty { #expect(check.status == .pending, "\(left)") }
        _ = try await project.run(["undo"])
        #expect(try project.files().differences(from: before).isEmpty)
        #expect(try project.git("status", "--porcelain", "--ignored") == "")
    }

    @Test(
        "marks stand where a compiler takes them, and are found until they go",
        arguments: Sample.all)
    func marks(sample: Sample) async throws {
        let planned = try await PlannedSample.of(sample)
        let isLeft = planned.plan.applications.contains { app in
            app.outcome != .refuse
                && app.findings.contains {
                    $0.asksForWork && $0.places.contains { $0.path.hasSuffix(".swift") }
                }
        }
        guard isLeft else { return }
        let project = try TemporaryProject(sample)
        try project.commitAll()
        let before = try project.files()
        _ = try await project.run(["apply", "--mark"] + sample.arguments)
        let marked = try project.files()
        let paths = marked.files.keys.filter { path in
            path.hasSuffix(".swift")
                && marked.lines(path).contains { $0.contains("#warning(\"sceneshift: ") }
        }
        for path in paths.sorted() {
            let parse = try Command(["swiftc", "-frontend", "-parse", path], in: project.folder)
            #expect(parse.status == 0, "\(parse.output)")
        }
        if !paths.isEmpty {
            let check = try await report(["plan"] + sample.arguments, in: project)
            let told = Set(check.findings.filter(\.isWork).map(\.id))
            let ids = paths.flatMap(marked.lines).compactMap {
                WorkMark.finding(in: $0)?.id.rawValue
            }
            #expect(Set(ids).isSubset(of: told))
            // A second apply writes no mark twice.
            _ = try await project.run(["apply", "--mark", "--allow-dirty"] + sample.arguments)
            #expect(try project.files().differences(from: marked).isEmpty)
            Tally.count(.marked)
        }
        _ = try await project.run(["undo"])
        #expect(try project.files().differences(from: before).isEmpty)
    }
}

extension FileSet {
    /// The lines of a file; none where it is not there.
    fileprivate func lines(_ path: String) -> [String] {
        String(decoding: files[path] ?? [], as: UTF8.self).components(separatedBy: "\n")
    }
}
