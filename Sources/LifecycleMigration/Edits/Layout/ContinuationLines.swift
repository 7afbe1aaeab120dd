import SourceEditing
import SwiftOutline

/// Moves the lines that code goes on in, where its first line starts in another column.
struct ContinuationLines {
    private let file: SwiftFile
    private let range: TokenRange
    private let bytes: Range<Int>

    /// The lines behind the first one of a range of tokens.
    init(of range: TokenRange, in file: SwiftFile) {
        self.file = file
        self.range = range
        bytes = file.bytes(of: range)
    }

    /// The edits that keep lines in line with what they stand below, where the code moves to the right by some columns.
    ///
    /// Lines that are indented below a bracket at the end of a line stand below that line, and stay where it does.
    func edits(movingBy columns: Int) -> [TextEdit] {
        guard columns > 0, !holdsText else { return [] }
        let room = String(repeating: " ", count: columns)
        return alignedLines.filter { line in
            file.lineIndentation(at: line).allSatisfy { $0 == " " }
        }.map { .insert(room, at: $0) }
    }

    /// Where the lines start that move with the first one: those below what stands behind a bracket in it, and those that are
    /// indented below these.
    private var alignedLines: [Int] {
        let tokens = file.tokens.tokens
        /// For each open bracket, the column from which a line moves; nil where none does.
        var columns: [Int?] = []
        var moves = true
        var result: [Int] = []
        for index in range {
            let start = file.startOfLine(tokens[index].start)
            let isFirst = start <= bytes.lowerBound
            if !isFirst, tokens[index].start == start + file.lineIndentation(at: start).utf8.count {
                let column = columns.last ?? nil
                moves = column.map { tokens[index].start - start >= $0 } ?? false
                if moves { result.append(start) }
            }
            let partner = Int(file.tokens.partners[index])
            if partner >= 0, partner < index {
                _ = columns.popLast()
            } else if partner > index {
                let isLast = file.startOfLine(tokens[index + 1].start) != start
                let column = isLast ? 0 : tokens[index + 1].start - start
                columns.append(moves && !(isLast && isFirst) ? column : nil)
            }
        }
        return result
    }

    /// Whether white space at the start of a line may belong to a string.
    private var holdsText: Bool { file.text[bytes].contains("\"\"\"") }
}
