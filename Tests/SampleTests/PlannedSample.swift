import CommandLineInterface
import Foundation
import LifecycleMigration
import ProjectModel

/// A sample with the plan that the tool makes of it; nothing is written but a copy of the sample.
struct PlannedSample: Sendable {
    /// The files that the tool sees.
    let before: FileSet
    /// The same files after the plan.
    let after: FileSet
    /// The plan.
    let plan: MigrationPlan
    /// The options that its arguments stand for.
    let options: MigrationOptions
    /// The name of the folder that the tool saw.
    let folderName: String
    /// What the tool printed.
    let report: String

    /// The plan of a sample; made once for all tests.
    static func of(_ sample: Sample) async throws -> PlannedSample {
        try await PlannedSamples.shared.plan(of: sample)
    }

    /// What `guide` prints for a sample that keeps it; nil for others.
    static func guide(of sample: Sample) async throws -> String? {
        guard sample.text(.guide) != nil else { return nil }
        let folder = try TemporaryProject(sample)
        try folder.makeRepository()
        let run = try await folder.run(["guide"] + sample.arguments) { snapshot, options, _ in
            MigrationPlanner(options: options).plan(snapshot)
        }
        return run.output
    }

    /// What the plan does to the files.
    var changes: SampleChanges { SampleChanges(from: before, to: after) }

    /// What the plan says beside its edits.
    var details: String { PlanDetails(of: plan).recording }

    /// The outcomes of all apps.
    var outcomes: [Outcome] { plan.applications.map(\.outcome) }

    /// The plan of other files with the same options.
    func plan(of files: FileSet) -> MigrationPlan {
        MigrationPlanner(options: options).plan(files.tree(named: folderName))
    }

    /// Plans a sample as the command does.
    fileprivate init(_ sample: Sample) async throws {
        let folder = try TemporaryProject(sample)
        try folder.makeRepository()
        let seen = Lock<(tree: FileTree, options: MigrationOptions, plan: MigrationPlan)?>(nil)
        let run = try await folder.run(["plan"] + sample.arguments) { snapshot, options, _ in
            let plan = MigrationPlanner(options: options).plan(snapshot)
            seen.update { $0 = (snapshot.tree, options, plan) }
            return plan
        }
        guard let seen = seen.value, run.status == .success else {
            throw SampleError("\(sample.testDescription): plan failed: \(run.errors)")
        }
        (plan, options, report) = (seen.plan, seen.options, run.output)
        folderName = seen.tree.name
        before = try FileSet(seen.tree)
        after = try FileSet(seen.tree.applying(plan.edit))
    }
}

/// A sample that can't be tested.
struct SampleError: Error, CustomStringConvertible {
    /// What is wrong, and where.
    let description: String

    /// Tells what is wrong.
    init(_ description: String) { self.description = description }
}

/// The plans that were made so far.
private actor PlannedSamples {
    static let shared = PlannedSamples()
    private var tasks: [Sample: Task<PlannedSample, any Error>] = [:]

    func plan(of sample: Sample) async throws -> PlannedSample {
        let task = tasks[sample] ?? Task { try await PlannedSample(sample) }
        tasks[sample] = task
        return try await task.value
    }
}
