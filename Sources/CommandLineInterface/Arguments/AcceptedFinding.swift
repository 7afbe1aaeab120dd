import AppFacts
import LifecycleMigration

/// Findings of an id in a file that somebody looked at and found to be in order.
struct AcceptedFinding: Hashable, Sendable {
    /// What was found.
    let id: FindingID
    /// The file, as the JSON report names it.
    let path: String

    /// Whether a finding is meant: one that is left to do. What an app is refused for can't be accepted.
    func matches(_ finding: Finding) -> Bool {
        finding.id == id && finding.places.contains { $0.path == path } && finding.tellsOfChange
            && finding.severity != .error
    }
}
