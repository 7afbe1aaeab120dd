/// What the plan does with one statement of the launch, and why; shown by `--verbose`.
public struct LaunchDecision: Sendable, Hashable, Codable {
    /// What happens to a statement; the raw value stands in reports.
    public enum Action: String, Sendable, Hashable, Codable {
        case keep
        case change
        case move
        case copy
        case remove
    }

    /// The first line of the statement.
    public let place: Place
    /// What happens to it.
    public let action: Action
    /// The statement's first line of text.
    public let statement: String
    /// Why, in one line.
    public let reason: String

    /// A decision from its parts.
    public init(place: Place, action: Action, statement: String, reason: String) {
        self.place = place
        self.action = action
        self.statement = statement
        self.reason = reason
    }
}
