import SourceEditing

extension SwiftFile {
    /// The byte offset at which the line of a byte starts.
    public func lineStart(of byte: Int) -> Int {
        var offset = min(max(byte, 0), text.count)
        while offset > 0, !text.bytes[offset - 1].isLineBreak { offset -= 1 }
        if offset == 0, text.hasByteOrderMark { return min(3, text.count) }
        return offset
    }

    /// The spaces and tabs at the start of the line of a byte.
    public func indentation(ofLineAt byte: Int) -> String {
        let start = lineStart(of: byte)
        var end = start
        while end < text.count, text.bytes[end].isBlank { end += 1 }
        return text[start..<end]
    }

    /// The bytes from the first comment that is attached above a token, its indentation included, to the token.
    ///
    /// A comment is attached where no blank line lies between; one behind code on the line above is not. Without
    /// comments the range is the token's indentation, and empty where code stands in front of it on its line.
    public func leadingCommentsRange(of token: Int) -> Range<Int> {
        guard token >= 0, token < tokens.tokens.count else { return text.count..<text.count }
        let end = tokens.tokens[token].start
        var start = end
        var lineIsAttached = true
        for piece in tokens.trivia(before: token).reversed() {
            switch piece.kind {
            case .whitespace: continue
            case .newline:
                guard lineIsAttached else { return start..<end }
                start = piece.range.upperBound
                lineIsAttached = false
            case .lineComment, .docLineComment, .blockComment, .docBlockComment:
                lineIsAttached = true
            case .byteOrderMark, .conflict, .unexpected:
                return (lineIsAttached ? piece.range.upperBound : start)..<end
            }
        }
        return (token == 0 && lineIsAttached ? 0 : start)..<end
    }

    /// The whole lines of a byte range, line break included, where nothing else stands on them; otherwise the range.
    ///
    /// A comment behind it on its last line goes with it, and so does a `;`.
    /// - Parameter includingLeadingComments: whether the comments attached above go with it too.
    public func fullLineRange(
        of range: Range<Int>, includingLeadingComments: Bool
    ) -> Range<Int> {
        let first = firstToken(from: range.lowerBound)
        let next = firstToken(from: max(range.upperBound, range.lowerBound))
        guard let start = startOfLines(of: first, including: includingLeadingComments),
            let end = endOfLines(before: next)
        else { return range }
        return min(start, range.lowerBound)..<max(end, range.upperBound)
    }

    /// Where the lines of a token start; nil where other code stands in front of it on its line.
    private func startOfLines(of token: Int, including comments: Bool) -> Int? {
        let start = tokens.tokens[token].start
        let line = lineStart(of: start)
        if token > 0, tokens.tokens[token - 1].end > line { return nil }
        if comments { return leadingCommentsRange(of: token).lowerBound }
        return text.bytes[line..<start].allSatisfy(\.isBlank) ? line : nil
    }

    /// Behind the line break in front of a token; nil where the token starts on the line of the one in front of it.
    private func endOfLines(before token: Int) -> Int? {
        for piece in tokens.trivia(before: token) where piece.kind == .newline {
            return piece.range.upperBound
        }
        switch tokens.tokens[token].kind {
        case .endOfFile: return text.count
        case .semicolon: return endOfLines(before: token + 1)
        default: return nil
        }
    }

    /// The first token that starts at a byte or behind it.
    private func firstToken(from byte: Int) -> Int {
        var low = 0
        var high = tokens.tokens.count - 1
        while low < high {
            let middle = (low + high) / 2
            if tokens.tokens[middle].start < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
