import SourceEditing
import SwiftOutline

/// Moves the lines that code goes on in, where its first line starts in another column.
struct ContinuationLines {
    private let file: SwiftFile
    private let bytes: Range<Int>

    /// The lines behind the first one of a range of tokens.
    init(of range: TokenRange, in file: SwiftFile) {
        self.file = file
        bytes = file.bytes(of: range)
    }

    /// The edits that keep lines in line with what they stand below, where the code moves to the right by some columns.
    func edits(movingBy columns: Int) -> [TextEdit] {
        let start = bytes.lowerBound - file.startOfLine(bytes.lowerBound)
        guard columns > 0, !holdsText else { return [] }
        let room = String(repeating: " ", count: columns)
        return lines.filter { line in
            let indentation = file.lineIndentation(at: line)
            return indentation.count > start && indentation.allSatisfy { $0 == " " }
        }.map { .insert(room, at: $0) }
    }

    /// The edits that take the indentation of the first line back to another one, which it begins with.
    func edits(outdentingTo indentation: String) -> [TextEdit] {
        let own = file.lineIndentation(at: bytes.lowerBound)
        let (kept, surplus) = (indentation.utf8.count, own.utf8.count)
        guard kept < surplus, own.hasPrefix(indentation), !holdsText else { return [] }
        return lines.filter { file.lineIndentation(at: $0).hasPrefix(own) }.map {
            .remove($0 + kept..<$0 + surplus)
        }
    }

    /// Whether white space at the start of a line may belong to a string.
    private var holdsText: Bool { file.text[bytes].contains("\"\"\"") }

    /// Where the lines behind the first one start.
    private var lines: [Int] {
        var result: [Int] = []
        var line = file.startOfNextLine(bytes.lowerBound)
        while line < bytes.upperBound {
            result.append(line)
            line = file.startOfNextLine(line)
        }
        return result
    }
}
