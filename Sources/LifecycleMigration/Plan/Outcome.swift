import AppFacts

/// What a plan promises for one app; the raw value stands in reports.
public enum Outcome: String, Sendable, Hashable, CaseIterable, Codable {
    /// Complete: the app builds, shows the same first screen, and every callback still runs.
    case migrate
    /// The app builds and shows the same first screen; the rest is listed to be done by hand.
    case partial
    /// Nothing is touched.
    case refuse
    /// Nothing to do.
    case none
}

extension Outcome {
    /// What a plan that was made can promise: complete, unless a finding tells of a change, be it left to be done by hand or
    /// only to be looked at, or a callback is lost.
    init(findings: [Finding], callbacks: [CallbackRecord]) {
        let isOpen =
            findings.contains(where: \.tellsOfChange)
            || callbacks.contains { $0.state == .open }
        self = isOpen ? .partial : .migrate
    }
}
