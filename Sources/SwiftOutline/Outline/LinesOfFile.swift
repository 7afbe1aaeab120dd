import SourceEditing

extension SwiftFile {
    /// The byte offset at which the line of an offset starts.
    public func startOfLine(_ offset: Int) -> Int {
        var start = offset
        while start > 0, !text.bytes[start - 1].isLineBreak { start -= 1 }
        return start
    }

    /// The byte offset of the line break that ends the line of an offset, or the end of the file.
    public func endOfLine(_ offset: Int) -> Int {
        var end = offset
        while end < text.count, !text.bytes[end].isLineBreak { end += 1 }
        return end
    }

    /// The byte offset at which the line behind that of an offset starts.
    public func startOfNextLine(_ offset: Int) -> Int {
        let end = endOfLine(offset)
        guard end < text.count else { return end }
        let isPair = text.bytes[end] == 13 && end + 1 < text.count && text.bytes[end + 1] == 10
        return end + (isPair ? 2 : 1)
    }

    /// Whether a byte range holds the end of a line.
    public func hasLineBreak(in range: Range<Int>) -> Bool {
        text.bytes[range].contains(where: \.isLineBreak)
    }

    /// Whether nothing but spaces and tabs stands in front of an offset on its line.
    public func startsLine(_ offset: Int) -> Bool {
        var start = offset
        while start > 0, text.bytes[start - 1].isBlank { start -= 1 }
        return start == 0 || text.bytes[start - 1].isLineBreak
    }

    /// Whether nothing but spaces and tabs stands behind an offset on its line.
    public func endsLine(_ offset: Int) -> Bool {
        var end = offset
        while end < text.count, text.bytes[end].isBlank { end += 1 }
        return end == text.count || text.bytes[end].isLineBreak
    }

    /// The white space that the line of an offset starts with.
    public func lineIndentation(at offset: Int) -> String {
        let start = startOfLine(offset)
        var end = start
        while end < text.count, text.bytes[end].isBlank { end += 1 }
        return text[start..<end]
    }

    /// Whether a byte range holds nothing but spaces and tabs.
    public func isBlank(_ range: Range<Int>) -> Bool {
        text.bytes[range].allSatisfy(\.isBlank)
    }
}
