import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Takes the entry attribute off a delegate.
struct EntryAttributeRewriter {
    private let entry: EntryPoint

    /// A rewriter of one entry point.
    init(entry: EntryPoint) {
        self.entry = entry
    }

    /// The edits of the entry point's file; none where it has no attribute.
    func edits() -> LoweredEdits {
        LoweredEdits(path: entry.file.path, edits: removal)
    }

    private var removal: [TextEdit] {
        guard let attribute = entry.attribute else { return [] }
        let file = entry.file.outline
        let range = block(around: attribute) ?? attribute.range
        let bytes = file.bytes(of: range)
        let line = file.startOfLine(bytes.lowerBound)
        let next = file.tokens.tokens[range.upperBound].start
        if !file.isBlank(line..<bytes.lowerBound) {
            // `@objc(X) @UIApplicationMain`: the space in front goes too.
            let end = file.startOfLine(next) == line ? next : bytes.upperBound
            let start = end == next ? bytes.lowerBound : trimmedStart(bytes.lowerBound, in: file)
            return [.remove(start..<end)]
        }
        if next < file.endOfLine(bytes.upperBound) { return [.remove(bytes.lowerBound..<next)] }
        return [.remove(line..<endOfLines(of: range, in: file))]
    }

    /// The `#if … #endif` that holds nothing but the attribute.
    private func block(around attribute: Attribute) -> TokenRange? {
        guard let condition = attribute.condition else { return nil }
        let block = entry.file.outline.conditionals[condition.block]
        guard block.clauses.count == 1, block.end != nil, block.clauses[0].body == attribute.range
        else { return nil }
        return block.range
    }

    /// The start of the next line with code or a comment, blank lines behind the attribute included.
    private func endOfLines(of range: TokenRange, in file: SwiftFile) -> Int {
        var end = file.startOfNextLine(CodeExtent(of: range, in: file).bytes.upperBound)
        while end < file.text.count, file.isBlank(end..<file.endOfLine(end)) {
            end = file.startOfNextLine(end)
        }
        return end
    }

    private func trimmedStart(_ offset: Int, in file: SwiftFile) -> Int {
        var start = offset
        while start > 0, file.text.bytes[start - 1].isBlank { start -= 1 }
        return start
    }
}
