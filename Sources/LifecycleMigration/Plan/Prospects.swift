import AppleFrameworks
import ProjectModel

/// Plans again, with a raised deployment target, the apps that are refused for theirs: what the option would make of them,
/// and what else would be in the way.
struct Prospects {
    private let planned: [PlannedApplication?]

    /// The prospects of some plans, nil for a target that was not asked for.
    init(of planned: [PlannedApplication?]) {
        self.planned = planned
    }

    /// The apps to plan again: those that are refused for their target, and those that share sources with them.
    var indices: [Int] {
        let held = planned.indices.filter { planned[$0]?.isHeldByDeploymentTarget ?? false }
        guard !held.isEmpty else { return [] }
        let sources = Set(held.flatMap { planned[$0]?.target.sources ?? [] })
        return planned.indices.filter { index in
            guard let app = planned[index] else { return false }
            return app.isHeldByDeploymentTarget
                || app.plan.outcome == .refuse
                    && app.target.sources.contains(where: sources.contains)
        }
    }

    /// The plan of a refused app with what its plan would be.
    func plan(of index: Int, raised: ApplicationPlan) -> ApplicationPlan? {
        guard var plan = planned[index]?.plan, plan.outcome == .refuse else { return nil }
        plan.root = plan.root ?? raised.root
        switch raised.outcome {
        case .migrate, .partial:
            if let version = raised.raisedTarget?.new ?? neededVersion(of: index) {
                plan.prospect = Prospect(
                    outcome: raised.outcome, deploymentTarget: version, platform: plan.platform)
            }
        case .refuse:
            // What no option takes away is the reason to know of.
            plan.reason = raised.reason
            plan.findings = plan.findings.map(\.raisedInVain)
        case .none: break
        }
        let known = Set(plan.findings)
        let further = raised.findings.filter { $0.applicability == .manual && !known.contains($0) }
        plan.findings = (plan.findings + further).inReportOrder()
        return plan
    }

    /// What an app that shares sources with one that is refused for its target waits for.
    private func neededVersion(of index: Int) -> VersionNumber? {
        guard let target = planned[index]?.target else { return nil }
        return PlatformProfile.profile(for: target.platform).buildableVersions[target.platform]
    }
}

extension Finding {
    /// What a deployment target asks for, where an app that has it is refused all the same.
    fileprivate var raisedInVain: Finding {
        guard id == .deploymentTarget, severity == .error, let remedy else { return self }
        return advising(remedy + ", once nothing else is in the way: alone it changes nothing")
    }
}
