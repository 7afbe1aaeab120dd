import SwiftOutline

/// One step of a function body: a statement without blocks, or what a statement with blocks evaluates itself.
public struct FlowStep: Sendable {
    /// What the step does.
    public let kind: Kind
    /// Its tokens.
    public let range: TokenRange
    /// The tokens of the whole statement that it belongs to.
    public let statement: TokenRange
    /// The `#if` clauses around it, outermost first.
    public let clauses: [ClauseReference]
    /// The steps that may run next, by index.
    public internal(set) var successors: [Int] = []

    /// What a step does.
    public enum Kind: Sendable {
        /// The start of the body.
        case entry
        /// The end of the body, however it is reached.
        case exit
        /// Evaluates an expression, an assignment among them.
        case evaluate(Expression)
        /// `let` or `var`: one pattern with its names, its written type and its initial value.
        case bind(FlowBinding)
        /// The conditions of an `if`, `guard` or `while`, in order.
        case condition([FlowCondition])
        /// Takes the next element of a sequence and gives it names.
        case iterate([DeclaredName], Expression)
        /// The subject of a `switch`.
        case subject(Expression)
        /// The label of a `case`: the names that its patterns bind, and what its `where` evaluates.
        case label([DeclaredName], TokenRange, of: Expression)
        /// The pattern of a `catch`.
        case catches([DeclaredName], TokenRange?)
        /// `return`.
        case returns(Expression?)
        /// `throw`.
        case raises(Expression?)
        /// A local function or type.
        case declares(Declaration)
        /// A jump, an end of scope, or a place where paths meet; evaluates nothing.
        case passes
        /// What can't be read: it may do anything.
        case opaque
    }
}

/// A pattern of a `let` or `var` in a body.
public struct FlowBinding: Sendable {
    /// The names that it declares.
    public let names: [DeclaredName]
    /// The written type.
    public let type: TokenRange?
    /// The initial value.
    public let value: Expression?
    /// Whether it is a variable.
    public let isVariable: Bool
    /// Whether it has accessors, so that reading it runs code.
    public let isComputed: Bool
    /// The braces with that code, where it is nothing but a getter.
    public let getter: BracketPair?
}

/// One of the conditions of an `if`, `guard` or `while`.
public enum FlowCondition: Sendable {
    /// An expression that is true or false.
    case expression(Expression)
    /// `let name = value`, `var name = value`, or `let name` alone, which unwraps the name of the same spelling; without a
    /// name where the pattern is `_`.
    case binding(DeclaredName?, Expression)
    /// `case pattern = value`.
    case pattern([DeclaredName], Expression)
    /// `#available` and its like, and what can't be read.
    case other(TokenRange)
}
