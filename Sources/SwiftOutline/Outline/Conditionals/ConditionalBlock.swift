/// One `#if … #endif`.
public struct ConditionalBlock: Sendable, Hashable {
    /// The clauses in order, `#if` first.
    public internal(set) var clauses: [ConditionalClause]
    /// The clause that this block stands in.
    public let parent: ClauseReference?
    /// Token index of `#endif`; nil where it is missing.
    public internal(set) var end: Int?
    /// From `#if` to `#endif`.
    public internal(set) var range: TokenRange
    /// The first token of the first clause that is no `#if` itself.
    var firstToken: Int
    /// Whether no clause holds anything but attributes, as in front of a declaration.
    public internal(set) var holdsOnlyAttributes = false
}

/// One of the clauses of a `#if … #endif`.
public struct ConditionalClause: Sendable, Hashable {
    /// Which directive starts the clause.
    public let kind: Kind
    /// Token index of the directive.
    public let directive: Int
    /// The condition; nil for `#else`.
    public let condition: TokenRange?
    /// The tokens up to the next directive of the block.
    public internal(set) var body: TokenRange

    /// A directive that starts a clause.
    public enum Kind: Sendable, Hashable {
        case `if`
        case elseIf
        case `else`
    }
}

/// A clause by its place in `SwiftFile.conditionals`.
public struct ClauseReference: Sendable, Hashable {
    /// Index of the block in `SwiftFile.conditionals`.
    public let block: Int
    /// Index of the clause in the block.
    public let clause: Int

    /// Names a clause.
    public init(block: Int, clause: Int) {
        self.block = block
        self.clause = clause
    }
}
