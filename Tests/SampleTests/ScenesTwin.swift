import CommandLineInterface
import LifecycleMigration

/// A sample with the plan that moves it to UIKit's scenes.
struct ScenesTwin: Sendable {
    /// What is recorded of it: the report and the diff; empty where no app has anything to move.
    let recording: String
    /// What becomes of the apps.
    let outcomes: [Outcome]
    /// What becomes of them when the plan has been carried out.
    let outcomesOfSecondPlan: [Outcome]

    /// Plans a sample as the command does.
    init(_ sample: Sample) async throws {
        let folder = try TemporaryProject(sample)
        try folder.makeRepository()
        let arguments = ["plan", "--to", "scenes"] + sample.arguments
        let plans = Lock<[MigrationPlan]>([])
        let report = try await folder.run(arguments) { snapshot, options, _ in
            let planner = MigrationPlanner(options: options)
            let plan = planner.plan(snapshot)
            plans.update { $0 = [plan, planner.plan(snapshot.tree.applying(plan.edit))] }
            return plan
        }
        guard report.status == .success, let plan = plans.value.first, let second = plans.value.last
        else {
            throw SampleError(
                "\(sample.testDescription): plan --to scenes failed: \(report.errors)")
        }
        outcomes = plan.applications.map(\.outcome)
        outcomesOfSecondPlan = second.applications.map(\.outcome)
        if outcomes.allSatisfy({ $0 == .none }) {
            recording = ""
        } else if plan.edit.isEmpty {
            recording = report.output
        } else {
            recording = report.output + "\n" + (try await folder.run(arguments + ["--diff"])).output
        }
    }
}
