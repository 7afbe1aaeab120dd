/// The parts of a closure.
public struct ClosureShape: Sendable, Hashable {
    /// The braces.
    public let braces: BracketPair
    /// The square brackets of the capture list, included.
    public let captureList: TokenRange?
    /// The parameters, in parentheses or bare; the parentheses are not part of the range.
    public let parameters: TokenRange?
    /// Token index of `in`; nil where the closure has no signature.
    public let inKeyword: Int?
    /// The statements.
    public let body: TokenRange
}
