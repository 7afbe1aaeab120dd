/// One pattern of a `let` or `var`, or one element of an enum case.
public struct Binding: Sendable, Hashable {
    /// The name without back-ticks; the text of the pattern where it binds several names, as in `(a, b)`.
    public let name: String
    /// Token index of the name, or of the pattern's first token.
    public let nameToken: Int
    /// The tokens of the pattern.
    public let pattern: TokenRange
    /// The type behind the colon, or the associated values of an enum case, parentheses included.
    public let type: TokenRange?
    /// What stands behind `=`; nil where nothing that can be read does.
    public let initializer: TokenRange?
    /// The braces of the accessors or observers.
    public let accessorBraces: BracketPair?
    /// The accessors in order; empty for a stored property without observers.
    public let accessorKinds: [AccessorKind]

    /// The tokens strictly between the braces of the accessors.
    public var accessors: TokenRange? { accessorBraces?.content }
}

/// What an accessor does.
public enum AccessorKind: Sendable, Hashable, CaseIterable {
    /// The braces hold the getter's code directly.
    case implicitGetter
    case get
    case set
    case willSet
    case didSet
    /// `_read`, `_modify`, `init`, `unsafeAddress` and other accessors that are rarely written.
    case other
}
