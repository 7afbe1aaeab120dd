import SwiftOutline

/// How a class heads groups of its members: `// MARK: - Properties`.
struct MarkStyle {
    private let start: String
    private let end: String

    /// The style of the headings in a class; nil where it has none, or where the last one fits any method.
    init?(of type: Declaration, in file: SwiftFile) {
        guard let braces = type.bodyBraces else { return nil }
        let firsts = type.members.map(\.range.lowerBound) + [braces.close]
        let marks = firsts.flatMap { file.tokens.trivia(before: $0) }.filter {
            $0.kind == .lineComment && $0.range.lowerBound > file.tokens.tokens[braces.open].start
        }.map { file.text[$0.range] }.filter {
            $0.dropFirst(2).drop { $0 == " " }.hasPrefix("MARK:")
        }
        guard let last = marks.last, !Self.fitsAny(last.lowercased()) else { return nil }
        start =
            String(last.prefix { !$0.isLetter } + "MARK:")
            + last.drop { $0 != ":" }.dropFirst().prefix { " -".contains($0) }
        end = last.hasSuffix(" -") ? " -" : ""
    }

    /// A heading.
    func mark(_ title: String) -> String { start + title + end }

    /// Whether a comment is a heading.
    static func isHeading(_ piece: TriviaPiece, in file: SwiftFile) -> Bool {
        piece.kind == .lineComment && file.startsLine(piece.range.lowerBound)
            && file.text[piece.range].dropFirst(2).drop { $0 == " " }.hasPrefix("MARK:")
    }

    private static func fitsAny(_ mark: String) -> Bool {
        ["method", "function", "private", "life", "state", "uiapplicationdelegate"].contains {
            mark.contains($0)
        }
    }
}
