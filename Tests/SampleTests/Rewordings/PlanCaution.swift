import LifecycleMigration

@testable import AppFacts

/// Compares the plan of a project that was reworded with the plan of the project as it was.
///
/// Both are the same, or the new one is more cautious and says so where the rewording is: nothing gets more
/// promising, and nothing is lost in silence.
struct PlanCaution {
    /// The plan of the project as it was.
    let original: MigrationPlan
    /// The plan of the reworded one.
    let reworded: MigrationPlan
    /// What was reworded.
    let change: RewordingChange
    /// The reworded files.
    let files: FileSet

    /// What must not be.
    var flaws: [String] {
        guard original.applications.count == reworded.applications.count else {
            return ["other apps are found"]
        }
        return zip(original.applications, reworded.applications).flatMap(flaws)
    }

    private func flaws(_ old: ApplicationPlan, _ new: ApplicationPlan) -> [String] {
        let (before, after) = (Self.counts(old), Self.counts(new))
        let risen = new.findings.filter {
            after[Told($0), default: 0] > before[Told($0), default: 0]
        }
        let isExplained = risen.contains(where: explains)
        let (least, most) = (Self.rank(old.outcome), Self.rank(new.outcome))
        if most < least { return ["\(old.outcome) became \(new.outcome)"] }
        if most > least, !isExplained {
            return [
                "\(old.outcome) became \(new.outcome), without a finding there: \(why(new, risen))"
            ]
        }
        guard most == least, new.outcome != .refuse, !isExplained else { return [] }
        let leavesMore = risen.contains { $0.applicability != .automatic }
        return before.keys.sorted { $0.id.rawValue < $1.id.rawValue }
            .filter { after[$0, default: 0] < before[$0, default: 0] }
            .filter { !mayGo($0, leavesMore: leavesMore) }
            .map { "\($0.id.rawValue) (\($0.applicability.rawValue)) is lost" }
    }

    /// Whether a new finding is about what was reworded.
    private func explains(_ finding: Finding) -> Bool {
        // What other scenes would show is told where they are chosen.
        if finding.id == .sceneConfiguration, finding.severity == .error { return true }
        return finding.places.contains {
            change.touches(line: $0.position.line, of: $0.path, in: files)
        }
    }

    /// Whether nothing is lost with a finding: a comment, a delegate or a storyboard that stays, or what a more cautious
    /// plan does not do.
    private func mayGo(_ told: Told, leavesMore: Bool) -> Bool {
        [.commentLost, .delegateWithoutWork, .storyboardUnused].contains(told.id)
            || (told.applicability == .automatic && leavesMore)
    }

    /// What a finding says, wherever it stands.
    private struct Told: Hashable {
        let id: FindingID
        let applicability: Applicability

        init(_ finding: Finding) {
            id = finding.id
            applicability = finding.applicability
        }
    }

    private static func counts(_ plan: ApplicationPlan) -> [Told: Int] {
        Dictionary(
            plan.findings.map { (Told($0), max($0.places.count, 1)) }, uniquingKeysWith: +)
    }

    private func why(_ plan: ApplicationPlan, _ risen: [Finding]) -> String {
        let news = risen.map { finding in
            "\(finding.place.map { "\($0.position.line): " } ?? "")\(finding.message)"
        }
        return ([plan.reason].compactMap { $0 } + news).joined(separator: "; ")
    }

    /// How cautious an outcome is.
    private static func rank(_ outcome: Outcome) -> Int {
        switch outcome {
        case .none: 0
        case .migrate: 1
        case .partial: 2
        case .refuse: 3
        }
    }
}
