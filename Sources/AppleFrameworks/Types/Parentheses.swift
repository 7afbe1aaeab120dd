import SwiftOutline

extension SwiftFile {
    /// The tokens of an expression without the parentheses around the whole of it.
    package func withoutParentheses(_ range: TokenRange) -> TokenRange {
        var inner = range
        while inner.count > 2, tokens.tokens[inner.lowerBound].kind == .leftParen,
            Int(tokens.partners[inner.lowerBound]) == inner.upperBound - 1
        {
            inner = inner.lowerBound + 1..<inner.upperBound - 1
        }
        return inner
    }
}
