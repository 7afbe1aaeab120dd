import AppFacts
import LifecycleMigration

/// Findings of an id in a file, all in the same words, that somebody looked at and found to be in order.
struct AcceptedFinding: Hashable, Sendable {
    /// What was found.
    let id: FindingID
    /// The file, as the JSON report names it; nil for findings of the whole app.
    let path: String?
    /// What the finding says, so that another one in the same file is not accepted with it.
    let message: String

    /// Whether a finding is meant: one that is left to do. What an app is refused for can't be accepted.
    func matches(_ finding: Finding) -> Bool {
        finding.id == id && finding.message == message && finding.tellsOfChange
            && finding.severity != .error
            && (path == nil ? finding.place == nil : finding.places.contains { $0.path == path })
    }

    /// What has to be accepted for a finding: in each file that it stands in.
    static func needed(for finding: Finding) -> Set<AcceptedFinding> {
        let paths: [String?] = finding.places.isEmpty ? [nil] : finding.places.map(\.path)
        return Set(
            paths.map { AcceptedFinding(id: finding.id, path: $0, message: finding.message) })
    }

    /// The entry, as a note names it.
    var name: String { "'\(id.rawValue)'" + (path.map { " in '\($0)'" } ?? "") }
}
