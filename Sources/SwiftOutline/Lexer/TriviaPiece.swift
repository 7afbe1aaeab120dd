/// A piece of what lies between two tokens.
public struct TriviaPiece: Sendable, Hashable {
    /// What a piece is.
    public enum Kind: Sendable, Hashable {
        /// Spaces, tabs, vertical tabs and form feeds.
        case whitespace
        /// One line break: `\n`, `\r\n` or a lone `\r`.
        case newline
        /// `// …` without its line break.
        case lineComment
        /// `/// …` without its line break.
        case docLineComment
        /// `/* … */`, nested comments included.
        case blockComment
        /// `/** … */`
        case docBlockComment
        /// EF BB BF, at the start of the file or anywhere else.
        case byteOrderMark
        /// Both sides of a merge conflict, from marker to marker.
        case conflict
        /// Characters that can't stand in Swift source, such as NUL.
        case unexpected
    }

    /// What the piece is.
    public let kind: Kind
    /// Its byte offsets in the file.
    public let range: Range<Int>

    /// Whether the piece is a comment of any kind.
    public var isComment: Bool {
        switch kind {
        case .lineComment, .docLineComment, .blockComment, .docBlockComment: true
        case .whitespace, .newline, .byteOrderMark, .conflict, .unexpected: false
        }
    }

    /// Whether the piece is a comment that documents what stands behind it.
    public var isDocumentation: Bool { kind == .docLineComment || kind == .docBlockComment }
}

extension TokenList {
    /// The byte range between a token and the one in front of it.
    public func triviaRange(before index: Int) -> Range<Int> {
        (index > 0 ? tokens[index - 1].end : 0)..<tokens[index].start
    }

    /// What lies between a token and the one in front of it, in order and without a gap.
    public func trivia(before index: Int) -> [TriviaPiece] {
        let range = triviaRange(before: index)
        if range.isEmpty { return [] }
        return text.bytes.withUnsafeBufferPointer { TriviaReader($0, range).pieces() }
    }
}

/// Cuts a range that is known to be trivia into pieces.
private struct TriviaReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let range: Range<Int>

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        // Only what lies in front of the next token is read.
        self.bytes = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
        self.range = range
    }

    func pieces() -> [TriviaPiece] {
        var pieces: [TriviaPiece] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let kind = kind(at: offset)
            let end = max(end(of: kind, at: offset), offset + 1)
            pieces.append(TriviaPiece(kind: kind, range: offset..<end))
            offset = end
        }
        return pieces
    }

    private func kind(at offset: Int) -> TriviaPiece.Kind {
        switch bytes[offset] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: .whitespace
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .newline
        case UInt8(ascii: "/"): commentKind(at: offset)
        case UInt8(ascii: "<"), UInt8(ascii: ">"): .conflict
        case 0xEF where byte(offset + 1) == 0xBB && byte(offset + 2) == 0xBF: .byteOrderMark
        default: .unexpected
        }
    }

    private func commentKind(at offset: Int) -> TriviaPiece.Kind {
        let third = byte(offset + 2)
        if byte(offset + 1) == UInt8(ascii: "/") {
            return third == UInt8(ascii: "/") ? .docLineComment : .lineComment
        }
        let isDoc = third == UInt8(ascii: "*") && byte(offset + 3) != UInt8(ascii: "/")
        return isDoc ? .docBlockComment : .blockComment
    }

    private func end(of kind: TriviaPiece.Kind, at offset: Int) -> Int {
        switch kind {
        case .whitespace, .unexpected:
            return firstOffset(from: offset) { self.kind(at: $0) != kind }
        case .newline:
            let isPair =
                bytes[offset] == UInt8(ascii: "\r") && byte(offset + 1) == UInt8(ascii: "\n")
            return offset + (isPair ? 2 : 1)
        case .lineComment, .docLineComment:
            return firstOffset(from: offset) { self.kind(at: $0) == .newline }
        case .blockComment, .docBlockComment:
            return bytes.endOfBlockComment(from: offset) ?? range.upperBound
        case .conflict:
            return ConflictMarker(bytes, at: offset)?.end(in: bytes, from: offset)
                ?? range.upperBound
        case .byteOrderMark:
            return offset + 3
        }
    }

    private func firstOffset(from start: Int, where isEnd: (Int) -> Bool) -> Int {
        (start..<range.upperBound).first(where: isEnd) ?? range.upperBound
    }

    private func byte(_ offset: Int) -> UInt8 {
        offset < bytes.count ? bytes[offset] : 0
    }
}
