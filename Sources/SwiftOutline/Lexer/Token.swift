/// A lexical element of Swift: what it is and where it stands. Its text is the file's bytes in `range`.
///
/// What lies between two tokens is trivia (white space, comments, a byte-order mark), so that tokens and the gaps
/// between them are the whole file, byte for byte.
public struct Token: Sendable, Hashable {
    /// What the token is.
    public let kind: TokenKind
    // Half the size of `Int`s: the tokens of a repository take more memory than its files.
    private let startOffset: UInt32
    private let endOffset: UInt32

    /// A token over `start..<end`; offsets above 4 GiB are cut off.
    public init(kind: TokenKind, start: Int, end: Int) {
        self.kind = kind
        self.startOffset = UInt32(clamping: start)
        self.endOffset = UInt32(clamping: end)
    }

    /// Byte offset of the token's first byte.
    public var start: Int { Int(startOffset) }

    /// Byte offset behind the token's last byte.
    public var end: Int { Int(endOffset) }

    /// The token's bytes in its file.
    public var range: Range<Int> { start..<end }
}
