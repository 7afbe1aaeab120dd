import SwiftOutline

extension SwiftFile {
    /// The tokens that start on the line of a token, and those of its continuation in the middle of one.
    func lineAround(_ token: Int) -> Range<Int> {
        var first = token
        while first > 0, !startsLine(first) { first -= 1 }
        var end = token + 1
        while end < tokens.tokens.count, !startsLine(end) { end += 1 }
        return first..<end
    }

    private func startsLine(_ token: Int) -> Bool {
        let between = tokens.tokens[token - 1].end..<tokens.tokens[token].start
        return text.bytes[between].contains {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }
    }
}
