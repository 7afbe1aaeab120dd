import SourceEditing
import SwiftOutline

@testable import AppFacts

/// Puts a comment at each line of code of a source.
struct CommentInjection: Sendable {
    /// Where a comment stands.
    enum Place: Sendable, CaseIterable {
        /// On a line of its own above the code.
        case above
        /// At the end of the line.
        case behind
        /// In front of the code, on the same line.
        case inFront
    }

    private let place: Place

    /// An injection at a place of each line.
    init(_ place: Place) {
        self.place = place
    }

    /// The source with its comments; `name` tells what stands in the one of a line, counted from 0.
    func apply(to bytes: [UInt8], name: (Int) -> String) -> [UInt8] {
        let tokens = TokenList(SourceText(bytes: bytes))
        var edits: [TextEdit] = []
        for (line, code) in Self.lines(of: tokens).enumerated() {
            switch place {
            case .above:
                let indentation = tokens.text[code.start..<code.first]
                edits.append(.insert("// \(name(line))\n\(indentation)", at: code.first))
            case .behind:
                if let end = code.end { edits.append(.insert(" // \(name(line))", at: end)) }
            case .inFront:
                edits.append(.insert("/* \(name(line)) */ ", at: code.first))
            }
        }
        return tokens.text.applying(edits).bytes
    }

    /// A source without the comments of a name.
    func removal(of name: String, from bytes: [UInt8]) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        switch place {
        case .above:
            let kept = lines.filter { $0.drop(while: \.isWhitespace) != "// \(name)" }
            return Array(Self.withoutBlankEnds(kept).joined(separator: "\n").utf8)
        case .behind:
            return Array(text.replacing(" // \(name)", with: "").utf8)
        case .inFront:
            return Array(text.replacing("/* \(name) */ ", with: "").utf8)
        }
    }

    /// Lines without the blank ones at the ends of blocks: above a comment, a blank line stays.
    private static func withoutBlankEnds(_ lines: [Substring]) -> [Substring] {
        lines.reversed().reduce(into: [Substring]()) { kept, line in
            let closes = kept.last?.drop(while: \.isWhitespace).hasPrefix("}") ?? false
            if !closes || !line.allSatisfy(\.isWhitespace) { kept.append(line) }
        }.reversed()
    }

    /// The text of each line of code, without what stands around it.
    static func code(of bytes: [UInt8]) -> [String] {
        let tokens = TokenList(SourceText(bytes: bytes))
        return lines(of: tokens).map { line in
            let text = tokens.text[line.first..<(line.end ?? tokens.text.count)]
            return String(text.prefix { !$0.isNewline })
        }
    }

    private struct Line {
        /// Where the line starts.
        let start: Int
        /// Where its first token starts.
        let first: Int
        /// Where its last token ends; nil where that is behind the line, or a comment follows.
        var end: Int?
    }

    private static func lines(of tokens: TokenList) -> [Line] {
        var lines: [Line] = []
        for (index, token) in tokens.tokens.enumerated() {
            let trivia = tokens.trivia(before: index)
            let newlines = trivia.indices.filter { trivia[$0].kind == .newline }
            if let first = newlines.first, !lines.isEmpty, index > 0,
                trivia[..<first].allSatisfy({ $0.kind == .whitespace })
            {
                lines[lines.count - 1].end = tokens.tokens[index - 1].end
            }
            guard token.kind != .endOfFile, let last = newlines.last ?? (index == 0 ? -1 : nil),
                trivia[(last + 1)...].allSatisfy({ $0.kind == .whitespace })
            else { continue }
            let start = last < 0 ? 0 : trivia[last].range.upperBound
            lines.append(Line(start: start, first: token.start, end: nil))
        }
        return lines
    }
}
