import AppFacts
import LaunchValidation
import ProjectModel
import SwiftFlow

/// The way that an app takes, whatever its framework: gates, facts, decisions, what is written and said, and the proof.
extension ApplicationPlanner {
    /// The plan of an app by the rules of its framework.
    func plan(by rules: some FrameworkRules, _ appName: AppFileName?) -> PlannedApplication {
        do throws(Refusal) {
            if !rules.keepsEntry {
                try ApplicationClass(context: context, modules: modules).check()
                if let entry = rules.entry { try checkStartOfApps(entry) }
            }
            let early = rules.saysTargetFirst ? try deploymentTarget(by: rules) : nil
            let facts = try rules.facts()
            try checkReadable(rules.sources(of: facts))
            try checkFollowed(to: rules.limit(of: facts))
            let raised = rules.saysTargetFirst ? early : try deploymentTarget(by: rules)
            return migrated(by: rules, facts, raised, appName)
        } catch {
            return planned(refused(error, entry: rules.entry))
        }
    }

    /// The version that the deployment target is raised to; nil where it stays. UIKit's scenes ask for none: Xcode 27 builds for
    /// no system without them.
    private func deploymentTarget(
        by rules: some FrameworkRules
    ) throws(Refusal) -> VersionNumber? {
        let policy = options.deploymentTarget.policy(for: target.platform)
        if rules.keepsEntry, policy == .keep { return nil }
        return try deploymentTarget()
    }

    /// Refuses an app of which only a part was followed: what the rest does with windows is not known.
    private func checkFollowed(to limit: FlowLimit?) throws(Refusal) {
        guard let limit else { return }
        throw Refusal(
            .sourceUnreadable, at: limit.place, "the app has \(limit.excess): not all is followed",
            remedy: "split it, or take generated code out of the target")
    }

    private func migrated<Rules: FrameworkRules>(
        by rules: Rules, _ facts: Rules.Facts, _ raised: VersionNumber?, _ appName: AppFileName?
    ) -> PlannedApplication {
        do throws(MigrationFailure) {
            return try planned(try app(by: rules, facts, raised, appName))
        } catch {
            let refusal = refusal(for: error)
            if refusal.id == .planUnproven, let other = rules.fallback(for: facts) {
                let kept = migrated(by: rules, other, raised, appName)
                if kept.plan.outcome != .refuse { return kept }
            }
            var plan = refused(refusal, entry: rules.entry)
            plan.root = rules.root(of: facts)
            return planned(plan)
        }
    }

    private func app<Rules: FrameworkRules>(
        by rules: Rules, _ facts: Rules.Facts, _ raised: VersionNumber?, _ appName: AppFileName?
    ) throws(MigrationFailure) -> Rules.App {
        do {
            return try rules.app(facts, raised: raised, appName: appName)
        } catch {
            throw .refused(error)
        }
    }

    private func planned(_ app: some MovingApp) throws(MigrationFailure) -> PlannedApplication {
        let migration = try AppMigration(
            app, modules: modules, asksForProbe: options.addsProbe, launches: memory.launches)
        var plan = base(
            Outcome(findings: migration.findings, callbacks: migration.callbacks), app.entry)
        plan.root = app.root
        plan.appFile = app.appFile
        plan.raisedTarget = app.raisedTarget.map {
            RaisedTarget(old: target.deploymentTarget, new: $0)
        }
        plan.findings = migration.findings
        plan.decisions = migration.decisions
        plan.callbacks = migration.callbacks
        app.complete(&plan)
        plan.edit = migration.edit
        if let known = app.validated { try validate(&plan, of: known) }
        if plan.outcome == .partial { plan.findings = notingScenes(plan.findings) }
        return PlannedApplication(
            target: target, plan: plan, appName: app.app,
            projectChanges: migration.projectChanges)
    }

    /// Holds what the edited app does until its first screen against what it did, and notes what is told nowhere.
    private func validate(
        _ plan: inout ApplicationPlan, of app: UIKitApp
    ) throws(MigrationFailure) {
        let validation = PlanValidation(
            of: app, edit: plan.edit, appFile: plan.appFile, programs: memory.programs)
        let findings = ValidationFindings(validation, in: context)
        try findings.checkRoutes(of: plan.callbacks)
        let moved = try findings.findings(beside: plan.findings)
        if !moved.isEmpty { plan.outcome = .partial }
        plan.findings = (plan.findings + moved).inReportOrder()
        plan.trace = validation.rows
    }
}
