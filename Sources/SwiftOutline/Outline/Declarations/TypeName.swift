/// A type in an inheritance clause.
public struct TypeName: Sendable, Hashable {
    /// The source text without attributes, generic arguments included: `BaseAppDelegate<Settings, API>`.
    public let text: String
    /// The tokens of `text`.
    public let range: TokenRange
    /// The names of the attributes and words in front, without `@`: `preconcurrency`, `MainActor`, `unchecked`.
    public let attributes: [String]

    /// `text` without generic arguments: `BaseAppDelegate`.
    public var baseName: String {
        text.split(separator: "<", maxSplits: 1, omittingEmptySubsequences: false)[0]
            .filter { $0 != " " }
    }
}
