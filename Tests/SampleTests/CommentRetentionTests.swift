import SourceEditing
import Testing

@testable import AppFacts

/// A comment is lost only with the line of code that it stands at.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct CommentRetentionTests {
    @Test(
        "A comment at every line of code survives as long as its line",
        arguments: OrdinaryShare.pairs(
            of: CommentInjection.Place.allCases, "injected comments",
            part: OrdinaryShare.isLarger ? 3 : 9))
    func retention(sample: Sample, place: CommentInjection.Place) async throws {
        let planned = try await PlannedSample.of(sample)
        var project = planned.before
        for path in project.sources {
            let bytes = project.files[path] ?? []
            project.files[path] = CommentInjection(place).apply(to: bytes) { "\(path) \($0)." }
        }
        let plan = planned.plan(of: project)
        #expect(plan.applications.map(\.outcome) == planned.outcomes)
        let result = try FileSet(project.tree(named: planned.folderName).applying(plan.edit))

        let lost = lostComments(of: project, in: result, planned)
        Tally.count(.injectedComments, lost.keptCount)
        #expect(
            lost.lines == (place == .behind ? Self.lostBehind[sample.testDescription] ?? [] : []))
    }

    /// Lines by sample that lose what stands behind them: the last ones of an argument that moves. The finding `comment-lost` names it.
    private static let lostBehind = ["ios/hosting-in-app-delegate": [".accentColor(.orange)"]]

    /// The lines of code that have lost more comments than they are rarer now.
    private func lostComments(
        of project: FileSet, in result: FileSet, _ planned: PlannedSample
    ) -> LostComments {
        let text = result.sources.map { result.text($0) }.joined(separator: "\n")
        var kept = 0
        var lost: [String: Int] = [:]
        for path in planned.before.sources where result.files[path] != nil {
            let code = CommentInjection.code(of: planned.before.files[path] ?? [])
            for (line, code) in code.enumerated() where isTellable(code) {
                let comment = "\(path) \(line)."
                guard project.text(path).contains(comment) else { continue }
                if text.contains(comment) {
                    kept += 1
                } else {
                    lost[code, default: 0] += 1
                }
            }
        }
        let before = counts(planned.before)
        let after = counts(planned.after)
        let lines = lost.filter { code, count in
            count > max(0, before[code, default: 0] - after[code, default: 0])
        }
        return LostComments(lines: lines.keys.sorted(), keptCount: kept)
    }

    /// Whether a line that is gone can be told from a new one: not a bracket, and not `@main`.
    private func isTellable(_ code: String) -> Bool {
        code.contains(where: \.isLetter) && !code.hasPrefix("@")
    }

    /// How often each line of code occurs in the sources.
    private func counts(_ files: FileSet) -> [String: Int] {
        files.sources.reduce(into: [:]) { counts, path in
            for code in CommentInjection.code(of: files.files[path] ?? []) {
                counts[code, default: 0] += 1
            }
        }
    }
}
