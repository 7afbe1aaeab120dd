import AppFacts
import LifecycleMigration

extension ApplicationReport {
    /// Takes what was accepted out of what is left to do, and returns what met something.
    mutating func accept(_ decisions: Set<AcceptedFinding>) -> Set<AcceptedFinding> {
        var used: Set<AcceptedFinding> = []
        var rest: [Finding] = []
        for finding in findings {
            // One that stands in several files is accepted where it is in each of them.
            let needed = AcceptedFinding.needed(for: finding)
            if needed.isSubset(of: decisions), needed.allSatisfy({ $0.matches(finding) }) {
                used.formUnion(needed)
                accepted.append(finding)
            } else {
                rest.append(finding)
            }
        }
        findings = rest
        return used
    }

    /// Every finding with whether it was accepted, sorted by place.
    var allFindings: [(finding: Finding, isAccepted: Bool)] {
        let all = findings.map { ($0, false) } + accepted.map { ($0, true) }
        return accepted.isEmpty ? all : all.sorted { Self.precedes($0.0, $1.0) }
    }

    /// Whether the plan does everything but what was accepted.
    var isComplete: Bool {
        switch plan.outcome {
        case .migrate: return true
        case .refuse, .none: return false
        case .partial:
            guard !accepted.isEmpty, !findings.contains(where: \.tellsOfChange) else {
                return false
            }
            let known = Set(accepted.map(\.id))
            return plan.callbacks.allSatisfy { callback in
                callback.state != .open || callback.finding.map(known.contains) ?? false
            }
        }
    }
}
