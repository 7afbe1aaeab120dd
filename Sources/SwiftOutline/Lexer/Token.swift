/// A lexical element of Swift: what it is and where it stands. Its text is the file's bytes in `range`.
///
/// What lies between two tokens is trivia (white space, comments, a byte-order mark), so that tokens and the gaps
/// between them are the whole file, byte for byte.
public struct Token: Sendable, Hashable {
    /// What the token is.
    public let kind: TokenKind
    /// Byte offset of the token's first byte.
    public let start: Int
    /// Byte offset behind the token's last byte.
    public let end: Int

    /// A token over `start..<end`.
    public init(kind: TokenKind, start: Int, end: Int) {
        self.kind = kind
        self.start = start
        self.end = end
    }

    /// The token's bytes in its file.
    public var range: Range<Int> { start..<end }
}
