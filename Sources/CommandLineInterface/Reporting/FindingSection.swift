import LifecycleMigration

/// A heading under which the report for people lists findings.
enum FindingSection: CaseIterable {
    case inTheWay
    case byHand
    case toReview
    case toKnow
    case done

    /// The heading for an app with an outcome.
    func title(for outcome: Outcome) -> String {
        switch self {
        case .inTheWay: "in the way"
        case .byHand:
            outcome == .refuse ? "what to do if you migrate by hand" : "left to do by hand"
        case .toReview: "done by the plan, please check"
        case .toKnow: "for information"
        case .done: "done by the plan"
        }
    }

    /// The heading with what the findings under it mean for the app, where somebody has work.
    func title(for outcome: Outcome, counting findings: [Finding]) -> String {
        guard self == .byHand, outcome != .refuse else { return title(for: outcome) }
        return "\(title(for: outcome)): \(ImpactCounts.text(of: findings))"
    }

    /// The findings under this heading, for an app with a plan: the reason of a refusal stands first, and what an option takes
    /// away last.
    func members(of findings: [Finding], for plan: ApplicationPlan) -> [Finding] {
        let all = findings.filter { contains($0, for: plan.outcome) }
        guard self == .inTheWay else { return all }
        let reasons = all.filter { $0.tells(plan.reason) }
        let others = all.filter { !$0.tells(plan.reason) }
        return reasons + others.filter { $0.id != .deploymentTarget }
            + others.filter { $0.id == .deploymentTarget }
    }

    /// Whether a finding stands under this heading, for an app with an outcome.
    private func contains(_ finding: Finding, for outcome: Outcome) -> Bool {
        guard !Self.isHidden(finding) else { return false }
        let isInTheWay =
            finding.severity == .error && (outcome == .refuse || finding.id == .verifyFailed)
        switch self {
        case .inTheWay: return isInTheWay
        case .byHand: return finding.asksForWork && !isInTheWay
        case .toKnow: return finding.applicability == .manual && !finding.asksForWork
        case .toReview: return finding.applicability == .review
        case .done: return finding.applicability == .automatic
        }
    }

    /// Whether a finding is a note that nobody has to act on, which only a long report lists.
    static func isHidden(_ finding: Finding) -> Bool {
        finding.severity == .note && finding.applicability == .automatic
    }
}
