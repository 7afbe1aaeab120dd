import Testing

@testable import LifecycleMigration

/// Nothing depends on the order in which the parts of a plan were made.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct StepOrderTests {
    @Test("The steps of a migration come to the same in any order", arguments: Sample.all)
    func steps(sample: Sample) async throws {
        let planned = try await PlannedSample.of(sample)
        for app in try await ValidatedPlan.all(of: sample) {
            let choices = try MigrationChoices(
                app.facts, raisedTarget: nil, options: planned.options
            )
            let known = try AppMigration(
                choices, modules: app.modules, asksForProbe: planned.options.addsProbe)
            for steps in [MigrationStep.allCases.reversed(), MigrationStep.allCases.shuffled()] {
                let other = try AppMigration(
                    choices, modules: app.modules, asksForProbe: planned.options.addsProbe,
                    steps: steps)
                #expect(other.edit.changes == known.edit.changes, "\(steps)")
                #expect(other.findings == known.findings, "\(steps)")
                #expect(other.callbacks == known.callbacks, "\(steps)")
            }
        }
    }

    @Test(
        "A report lists findings in the same order, however they were found", arguments: Sample.all)
    func findings(sample: Sample) async throws {
        for application in try await PlannedSample.of(sample).plan.applications {
            #expect(application.findings.reversed().inReportOrder() == application.findings)
            #expect(application.findings.shuffled().inReportOrder() == application.findings)
        }
    }
}
