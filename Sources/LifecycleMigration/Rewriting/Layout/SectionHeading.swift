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

    private static func isHeading(_ comment: String) -> Bool {
        let text = comment.dropFirst(2).drop { $0 == " " }
        return text.hasPrefix("MARK:") || (text.count > 2 && text.allSatisfy("-=*#/~+_ ".contains))
    }
}
