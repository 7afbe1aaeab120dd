import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells comments that head several statements from those that belong to the statement below them.
///
/// ```swift
/// // -----------------
/// // User interface
/// // -----------------
/// ```
enum SectionHeading {
    /// Whether the comments directly above a statement are such a heading: a mark, or a line that is drawn.
    static func stands(above statement: Statement, in file: SwiftFile) -> Bool {
        let first = statement.range.lowerBound
        let extent = CodeExtent(of: statement.range, terminator: statement.terminator, in: file)
        return file.tokens.trivia(before: first).contains { piece in
            piece.kind == .lineComment && piece.range.lowerBound >= extent.bytes.lowerBound
                && isHeading(file.text[piece.range])
        }
    }

    /// Whether the comments directly above a statement that goes head others, too, of which one stays; where the code ends is
    /// none.
    static func outlives(
        _ statement: Statement, in function: FlowFunction, goes: (Statement) -> Bool
    ) -> Bool {
        guard stands(above: statement, in: function.file) else { return false }
        let section = StatementPath(to: statement.range.lowerBound, in: function).next.prefix {
            if case .returnStatement = $0.kind { return false }
            return !stands(above: $0, in: function.file)
        }
        return section.contains { !goes($0) }
    }

    private static func isHeading(_ comment: String) -> Bool {
        let text = comment.dropFirst(2).drop { $0 == " " }
        return text.hasPrefix("MARK:") || (text.count > 2 && text.allSatisfy("-=*#/~+_ ".contains))
    }
}
