import SourceEditing
import SwiftOutline

/// Removes statements or declarations with their lines, and the blank lines that would be left doubled.
struct CodeRemoval {
    private let file: SwiftFile

    /// Removals from one file.
    init(from file: SwiftFile) {
        self.file = file
    }

    /// The edits that remove the given extents, which must not overlap.
    func edits(removing extents: [CodeExtent]) -> [TextEdit] {
        let sorted = extents.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
        let whole = merged(sorted.filter(\.ownsLines).map(lines))
        let partial = sorted.filter { !$0.ownsLines }.map { withoutSpace($0.bytes) }
        return (whole.map(tidied) + partial).map(TextEdit.remove)
    }

    private func lines(of extent: CodeExtent) -> Range<Int> {
        let start = file.startOfLine(extent.bytes.lowerBound)
        return start..<file.startOfNextLine(extent.bytes.upperBound)
    }

    /// Joins line ranges with nothing but blank lines between them.
    private func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for range in ranges {
            if let last = result.last,
                range.lowerBound <= last.upperBound
                    || isSpace(last.upperBound..<range.lowerBound)
            {
                result[result.count - 1] =
                    last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }

    /// Takes the blank lines along that would stand doubled, or at the edge of a block.
    private func tidied(_ range: Range<Int>) -> Range<Int> {
        let above = blankLines(above: range.lowerBound)
        let below = blankLines(below: range.upperBound)
        let opens = opensBlock(above.lowerBound)
        let closes = closesBlock(below.upperBound)
        if closes, !opens { return above.lowerBound..<range.upperBound }
        if opens { return range.lowerBound..<below.upperBound }
        let isDoubled = !above.isEmpty || followsComment(range.lowerBound)
        return isDoubled ? range.lowerBound..<below.upperBound : range
    }

    private func blankLines(above offset: Int) -> Range<Int> {
        var start = offset
        while start > 0 {
            let line = file.startOfLine(endOfPreviousLine(start))
            guard file.isBlank(line..<endOfPreviousLine(start)) else { break }
            start = line
        }
        return start..<offset
    }

    private func endOfPreviousLine(_ lineStart: Int) -> Int {
        var end = lineStart - 1
        if end > 0, file.text.bytes[end] == 10, file.text.bytes[end - 1] == 13 { end -= 1 }
        return max(end, 0)
    }

    private func blankLines(below offset: Int) -> Range<Int> {
        var end = offset
        while end < file.text.count, file.isBlank(end..<file.endOfLine(end)) {
            end = file.startOfNextLine(end)
        }
        return offset..<end
    }

    /// Whether the line above holds nothing but a comment, which stays: a heading, right above what it heads.
    private func followsComment(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        let line = file.startOfLine(endOfPreviousLine(offset))
        guard let token = lastToken(before: offset), token.end <= line else { return false }
        let bytes = file.text.bytes[line..<endOfPreviousLine(offset)].drop(while: \.isBlank)
        return bytes.starts(with: "//".utf8)
    }

    private func opensBlock(_ offset: Int) -> Bool {
        guard offset > 0 else { return true }
        let line = file.startOfLine(endOfPreviousLine(offset))
        guard let token = lastToken(before: offset), token.start >= line else { return false }
        return token.kind == .leftBrace
    }

    /// The last token that starts in front of an offset; what follows it on its line is a comment.
    private func lastToken(before offset: Int) -> Token? {
        let tokens = file.tokens.tokens
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? tokens[low - 1] : nil
    }

    private func closesBlock(_ offset: Int) -> Bool {
        guard offset < file.text.count else { return true }
        let line = offset..<file.endOfLine(offset)
        return file.text.bytes[line].first { !$0.isBlank } == UInt8(ascii: "}")
    }

    private func isSpace(_ range: Range<Int>) -> Bool {
        file.text.bytes[range].allSatisfy { $0.isBlank || $0.isLineBreak }
    }

    /// A range with the spaces behind it, for code that shares its line.
    private func withoutSpace(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end < file.text.count, file.text.bytes[end].isBlank { end += 1 }
        return range.lowerBound..<end
    }
}
