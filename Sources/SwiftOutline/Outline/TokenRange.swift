/// A run of tokens by their indices in `TokenList.tokens`, end exclusive.
public typealias TokenRange = Range<Int>

/// The token indices of an opening bracket and of its closing partner.
public struct BracketPair: Sendable, Hashable {
    /// Token index of the opening bracket.
    public let open: Int
    /// Token index of the closing bracket, or of the token behind the last one where the bracket is never closed.
    public let close: Int

    /// The brackets at two token indices.
    public init(open: Int, close: Int) {
        self.open = open
        self.close = close
    }

    /// The tokens strictly between the brackets.
    public var content: TokenRange { open + 1..<max(open + 1, close) }
}
