import AppleFrameworks
import SwiftOutline

/// The bytes that belong to a statement or declaration: its own, the comments directly above it, and a comment
/// behind it on its last line.
struct CodeExtent {
    /// From the first attached comment, or the first token, to the trailing comment or the last token.
    let bytes: Range<Int>
    /// Whether nothing else stands on its lines.
    let ownsLines: Bool

    /// The extent of a run of tokens; `terminator` is a `;` behind it, and a heading above belongs to more than that.
    init(
        of range: TokenRange, terminator: Int? = nil, isBelowHeading: Bool = false,
        in file: SwiftFile
    ) {
        let tokens = file.tokens
        let first = tokens.tokens[range.lowerBound].start
        let lastToken = terminator ?? range.upperBound - 1
        let last = tokens.tokens[lastToken].end
        let start =
            isBelowHeading ? first : Self.start(before: range.lowerBound, from: first, in: file)
        let end = Self.end(behind: lastToken, from: last, in: file)
        bytes = start..<end
        ownsLines = file.startsLine(start) && file.endsLine(end)
    }

    /// The extent of a statement with the `;` that may stand behind it.
    init(ofStatement range: TokenRange, in file: SwiftFile) {
        let isTerminated = file.tokens.tokens[range.upperBound].kind == .semicolon
        self.init(of: range, terminator: isTerminated ? range.upperBound : nil, in: file)
    }

    /// The extent of a member; a heading above it stays.
    init(ofMember range: TokenRange, in file: SwiftFile) {
        let tokens = file.tokens.tokens
        let first = tokens[range.lowerBound].start
        let last = range.upperBound - 1
        let start = Self.start(before: range.lowerBound, from: first, isMember: true, in: file)
        bytes = start..<Self.end(behind: last, from: tokens[last].end, in: file)
        ownsLines = file.startsLine(bytes.lowerBound) && file.endsLine(bytes.upperBound)
    }

    /// The extent of a comment on lines of its own.
    init(of comment: TriviaPiece, in file: SwiftFile) {
        bytes = comment.range
        ownsLines = file.startsLine(bytes.lowerBound) && file.endsLine(bytes.upperBound)
    }

    /// The start of the comments that stand directly above a token, without a blank line between but for a template's heading.
    private static func start(
        before token: Int, from first: Int, isMember: Bool = false, in file: SwiftFile
    ) -> Int {
        var start = first
        var breaks = 0
        for piece in file.tokens.trivia(before: token).reversed() {
            switch piece.kind {
            case .newline:
                breaks += 1
            case .lineComment, .docLineComment, .blockComment, .docBlockComment:
                // The template's heading stands apart from the method that it is about.
                if breaks > 1, !TemplateComment.isAboutSceneSessions(file.text[piece.range]) {
                    return start
                }
                // A comment behind the previous token on its line belongs to that one.
                if token > 0,
                    !file.hasLineBreak(
                        in: file.tokens.tokens[token - 1].end..<piece.range.lowerBound)
                {
                    return start
                }
                let text = file.text[piece.range]
                // The template's word on a whole method stands in it, above its first statement.
                let isApart =
                    isMember
                    ? MarkStyle.isHeading(piece, in: file) || endsCode(text)
                    : TemplateComment.isAboutMethod(text) || endsCode(text)
                if isApart { return start }
                start = piece.range.lowerBound
                breaks = 0
            case .whitespace:
                continue
            case .byteOrderMark, .conflict, .unexpected:
                return start
            }
        }
        return start
    }

    /// Whether a comment is the end of code that was commented out and starts above.
    private static func endsCode(_ comment: String) -> Bool {
        comment.drop { $0 == "/" || $0 == " " || $0 == "\t" }.hasPrefix("}")
    }

    /// The end of a comment that follows a token on its line.
    private static func end(behind token: Int, from last: Int, in file: SwiftFile) -> Int {
        var end = last
        for piece in file.tokens.trivia(before: token + 1) {
            switch piece.kind {
            case .whitespace: continue
            case .lineComment, .docLineComment, .blockComment, .docBlockComment:
                end = piece.range.upperBound
            case .newline, .byteOrderMark, .conflict, .unexpected: return end
            }
        }
        return end
    }
}
