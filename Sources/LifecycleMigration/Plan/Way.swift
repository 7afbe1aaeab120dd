/// What one of the destinations would give for an app.
public struct Way: Sendable, Hashable, Codable {
    /// The destination.
    public let destination: Destination
    /// What a plan for it promises.
    public let outcome: Outcome
    /// How many findings are left to do by hand.
    public let manual: Int
    /// Why nothing is done, for `refuse`.
    public let reason: String?

    /// A way from its parts.
    public init(to destination: Destination, _ outcome: Outcome, manual: Int, reason: String?) {
        self.destination = destination
        self.outcome = outcome
        self.manual = manual
        self.reason = reason
    }
}
