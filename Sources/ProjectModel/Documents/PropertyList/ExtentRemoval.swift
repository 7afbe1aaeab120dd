import SourceEditing

/// Turns the removal of extents into edits that take their lines along, so that nothing else moves.
struct ExtentRemoval {
    private let bytes: [UInt8]
    private let syntax: PropertyListSyntax

    /// Removals from a file.
    init(_ text: SourceText, syntax: PropertyListSyntax) {
        bytes = text.bytes
        self.syntax = syntax
    }

    /// The edits that remove extents, which must not overlap; a comment behind one on its own line goes with it.
    func edits(removing extents: [Range<Int>]) -> [TextEdit] {
        joined(extents).map { .remove(range(removing: $0)) }
    }

    /// Joins extents with only blanks between them.
    private func joined(_ extents: [Range<Int>]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for extent in extents.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, skippingBlanks(from: last.upperBound) >= extent.lowerBound {
                result[result.count - 1] =
                    last.lowerBound..<max(last.upperBound, extent.upperBound)
            } else {
                result.append(extent)
            }
        }
        return result
    }

    private func range(removing extent: Range<Int>) -> Range<Int> {
        var start = extent.lowerBound
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        let startsLine = start == 0 || bytes[start - 1].isNewline
        var end = skippingBlanks(from: extent.upperBound)
        if startsLine { end = commentEnd(at: end) ?? end }
        let endsLine = end == bytes.count || bytes[end].isNewline
        switch (startsLine, endsLine) {
        case (true, true): return start..<behindNewline(at: end)
        case (false, true): return start..<end
        case (_, false): return extent.lowerBound..<end
        }
    }

    private func skippingBlanks(from offset: Int) -> Int {
        var index = offset
        while index < bytes.count, bytes[index].isBlank { index += 1 }
        return index
    }

    private func behindNewline(at offset: Int) -> Int {
        guard offset < bytes.count else { return offset }
        return offset + (bytes.has("\r\n", at: offset) ? 2 : 1)
    }

    /// The end of a comment that starts at an offset, where it is the last thing on that line.
    private func commentEnd(at offset: Int) -> Int? {
        let delimiters: (StaticString, StaticString) =
            syntax == .xml ? ("<!--", "-->") : ("/*", "*/")
        guard bytes.has(delimiters.0, at: offset),
            let end = bytes.end(of: delimiters.1, from: offset),
            !bytes[offset..<end].contains(where: \.isNewline)
        else { return nil }
        let behind = skippingBlanks(from: end)
        return behind == bytes.count || bytes[behind].isNewline ? behind : nil
    }
}
