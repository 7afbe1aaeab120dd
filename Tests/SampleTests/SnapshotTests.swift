import CommandLineInterface
import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

@testable import AppFacts

/// Sources that were read together before a plan is made.
struct SnapshotTests {
    @Test(
        "A plan is the same, however many sources were read at a time, or none",
        arguments: OrdinaryShare.samples("samples read in other steps"))
    func plansAreTheSame(_ sample: Sample) async throws {
        let planned = try await PlannedSample.of(sample)
        let tree = planned.before.tree(named: planned.folderName)
        let planner = MigrationPlanner(options: planned.options)
        for jobs in [1, 3] {
            let plan = planner.plan(
                RepositorySnapshot(
                    tree: tree, projects: LoadedProjects(of: tree),
                    sources: await SourceSnapshot(of: tree, jobs: jobs)))
            #expect(try FileSet(tree.applying(plan.edit)) == planned.after)
            #expect(PlanDetails(of: plan).recording == planned.details)
        }
        let alone = planner.plan(tree)
        #expect(PlanDetails(of: alone).recording == planned.details)
    }

    @Test(
        "The plan of many apps is the same, however many threads make it",
        arguments: [DeploymentTargetPolicy.keep, .raiseToMinimum])
    func sharesMakeOnePlan(_ policy: DeploymentTargetPolicy) async throws {
        var files = FileSet()
        for sample in Sample.all {
            for (path, bytes) in try await PlannedSample.of(sample).before.files {
                files.files["\(sample.platform)/\(sample.name)/\(path)"] = bytes
            }
        }
        let snapshot = RepositorySnapshot(files.tree(named: "Samples"))
        var options = MigrationOptions()
        options.deploymentTarget = policy
        let alone = MigrationPlanner(options: options).plan(snapshot)
        #expect(alone.applications.count >= Sample.all.count)
        for count in [2, 5, 1_000] {
            let plan = await ThreadedPlanner.plan(snapshot, options, PlanningThreads(count))
            #expect(PlanDetails(of: plan).recording == PlanDetails(of: alone).recording)
            #expect(plan.applications.map(\.prospect) == alone.applications.map(\.prospect))
            #expect(plan.applications.map(\.unit) == alone.applications.map(\.unit))
            #expect(plan.units.map(\.changes) == alone.units.map(\.changes))
            #expect(plan.edit.changes == alone.edit.changes)
            #expect(plan.known == alone.known)
        }
    }

    @Test func aSourceThatCannotBeReadIsLeftToThePlan() async throws {
        let sources: [String: SourceText] = [
            "App/A.swift": SourceText("@main struct A {}"), "App/B.swift": SourceText("class B {}"),
        ]
        let tree = FileTree(
            paths: sources.keys + ["App/Gone.swift", "App/Notes.txt"],
            source: FilesInMemory(sources))
        let snapshot = await SourceSnapshot(of: tree, jobs: 2)
        #expect(snapshot.texts == sources)
    }
}
