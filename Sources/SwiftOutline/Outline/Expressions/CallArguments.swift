/// The arguments of a call or subscript.
public struct CallArguments: Sendable, Hashable {
    /// The parentheses or square brackets; nil for a call with nothing but trailing closures.
    public let parens: BracketPair?
    /// What stands between them, in order.
    public let arguments: [Argument]
    /// The closures behind them, in order.
    public let trailingClosures: [TrailingClosure]
    /// From the opening parenthesis, or the first closure, to the last token.
    public let range: TokenRange
}

/// An argument between parentheses.
public struct Argument: Sendable, Hashable {
    /// The label without back-ticks; nil where there is none.
    public let label: String?
    /// Token index of the label.
    public let labelToken: Int?
    /// The value.
    public let value: TokenRange
}

/// A closure behind a call.
public struct TrailingClosure: Sendable, Hashable {
    /// The label; nil for the first closure.
    public let label: String?
    /// The closure, braces included.
    public let range: TokenRange
}
