import CommandLineInterface
import LifecycleMigration
import Testing

/// The commands do on the disk what the plan says, and can take it back.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct CommandTests {
    @Test("plan writes nothing; apply, git apply and undo agree", arguments: Sample.all)
    func commands(sample: Sample) async throws {
        let planned = try await PlannedSample.of(sample)
        let project = try TemporaryProject(sample)
        try project.commitAll()
        let before = try project.files()
        let expected = after(before, planned.changes)

        let patch = try await dryRuns(in: project, sample)
        try await apply(in: project, sample, planned, expecting: expected)
        try await undo(in: project, expecting: before, changed: expected != before)
        try patchByGit(patch, in: project, from: before, expecting: expected)
    }

    private func after(_ before: FileSet, _ changes: SampleChanges) -> FileSet {
        var files = before.files.merging(changes.written.files) { $1 }
        for path in changes.deleted { files[path] = nil }
        return FileSet(files)
    }

    /// Runs what must write nothing, and returns the patch.
    private func dryRuns(in project: TemporaryProject, _ sample: Sample) async throws -> [UInt8] {
        let fingerprint = try project.fingerprint()
        let plan = try await project.run(["plan"] + sample.arguments)
        #expect(plan.status == .success)
        #expect(plan.output == (try await PlannedSample.of(sample)).report)
        let diff = try await project.run(["plan", "--diff"] + sample.arguments)
        #expect(diff.status == .success)
        let scan = try await project.run(["scan"] + sample.arguments)
        #expect(scan.status == .success)
        #expect(try project.fingerprint() == fingerprint)
        return diff.bytes
    }

    private func apply(
        in project: TemporaryProject, _ sample: Sample, _ planned: PlannedSample,
        expecting expected: FileSet
    ) async throws {
        let apply = try await project.run(["apply"] + sample.arguments)
        #expect(apply.status == status(after: planned.plan), "\(apply.errors)")
        try expect(project, is: expected)
        let second = try await project.run(["plan", "--diff"] + sample.arguments)
        #expect(second.output == "")
    }

    /// The exit status that the contract promises for an apply.
    private func status(after plan: MigrationPlan) -> ExitCode {
        let outcomes = plan.applications.map(\.outcome).filter { $0 != .none }
        if !outcomes.isEmpty, outcomes.allSatisfy({ $0 == .refuse }) { return .failure }
        // An app with nothing to migrate may have something left to do by hand, too.
        let isLeft = plan.applications.flatMap(\.findings).contains {
            $0.applicability == .manual && $0.severity != .note
        }
        return outcomes.allSatisfy { $0 == .migrate } && !isLeft ? .success : .pending
    }

    private func undo(
        in project: TemporaryProject, expecting before: FileSet, changed: Bool
    ) async throws {
        let undo = try await project.run(["undo"])
        #expect(undo.status == .success, "\(undo.errors)")
        #expect(undo.output.contains("nothing to undo") == !changed)
        try expect(project, is: before)
        #expect(try project.git("status", "--porcelain", "--ignored") == "")
        if changed { Tally.count(.undone) }
    }

    private func patchByGit(
        _ patch: [UInt8], in project: TemporaryProject, from before: FileSet,
        expecting expected: FileSet
    ) throws {
        #expect(patch.isEmpty == (expected == before))
        guard !patch.isEmpty else { return }
        try project.git("apply", "--whitespace=nowarn", "-", input: patch)
        try expect(project, is: expected)
        Tally.count(.patches)
    }

    private func expect(_ project: TemporaryProject, is expected: FileSet) throws {
        for difference in try project.files().differences(from: expected) {
            Issue.record("\(difference)")
        }
    }
}
