/// One statement of a block, or at the top level.
public struct Statement: Sendable, Hashable {
    /// What the statement is.
    public internal(set) var kind: StatementKind
    /// The statement with its label, without a trailing `;`.
    public internal(set) var range: TokenRange
    /// Token index of the `;` behind it.
    public internal(set) var terminator: Int?
    /// Token index of the label of a loop, `if`, `switch` or `do`.
    public internal(set) var label: Int?
    /// The braces and case bodies of the statement in order; a chain of `else if` is one flat list.
    public internal(set) var blocks: [Block] = []
    /// The returned or thrown value, the expression itself, the subject of `switch`, the sequence of `for`.
    public internal(set) var expression: TokenRange?
    /// The pattern of a `for`, from behind `for` to `in`, with `case`, `try` and `await`.
    public internal(set) var pattern: TokenRange?
}

/// What a statement is.
public enum StatementKind: Sendable, Hashable {
    case declaration(Declaration)
    case expression
    case ifStatement
    case guardStatement
    case switchStatement
    case forLoop
    case whileLoop
    case repeatLoop
    case doStatement
    case deferStatement
    case returnStatement
    case throwStatement
    case breakStatement
    case continueStatement
    case fallthroughStatement
    /// A `#if … #endif`, by its index in `SwiftFile.conditionals`; each clause is a block.
    case conditionalCompilation(Int)
    /// Tokens that start no statement: broken code, a lone directive.
    case unrecognized
}

/// A part of a statement that holds statements of its own.
public struct Block: Sendable, Hashable {
    /// What the block is for.
    public let role: Role
    /// Its braces; nil for the cases of a `switch` and the clauses of a `#if`.
    public let braces: BracketPair?
    /// The tokens strictly between the braces, or those of the case or clause.
    public let body: TokenRange
    /// The conditions of `if`, `guard` and `while`, the pattern of `catch`, the `where` of `for`.
    public let condition: TokenRange?

    /// What a block is for.
    public enum Role: Sendable, Hashable {
        case then
        case elseIf
        case `else`
        case body
        case `catch`
        /// A `case …:` or `default:`; the label reaches from its first attribute to the colon.
        case `case`(label: TokenRange)
        case `defer`
        case clause(ClauseReference)
    }
}
