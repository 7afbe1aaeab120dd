import AppFacts
import SourceEditing
import SwiftOutline

/// Takes away the comments that allowed a forced cast, once that is gone: SwiftLint complains of those without an effect.
struct ForceCastComments {
    private let file: SwiftFile
    private let removed: TokenRanges

    /// Comments of one file; `removed` are the tokens that go, along with the comments above them.
    init(in file: SwiftFile, removed: [TokenRange]) {
        self.file = file
        self.removed = TokenRanges(removed)
    }

    private static let rule = "force_cast"

    /// The edits for casts that are repaired.
    func edits(repairing casts: [TokenRange]) -> [TextEdit] {
        let tokens = file.tokens.tokens
        let repaired = TokenRanges(casts)
        var lines: [Int: Int] = [:]
        for cast in casts {
            let forced = cast.filter(isForcedCast)
            for token in forced { lines[file.startOfLine(tokens[token].start)] = token }
        }
        return lines.sorted { $0.key < $1.key }.filter { line, token in
            !others(onLineOf: token).contains { !repaired.contains($0) }
        }.flatMap { edits(around: $0.value) }
    }

    private func isForcedCast(_ token: Int) -> Bool {
        let tokens = file.tokens.tokens
        return tokens[token].kind == .keyword(.as) && tokens[token + 1].kind == .exclamationMark
    }

    /// The forced casts on the line of a token.
    private func others(onLineOf token: Int) -> [Int] {
        let range = tokensOfLine(token)
        return range.filter(isForcedCast)
    }

    /// The tokens that start on the line of one.
    private func tokensOfLine(_ token: Int) -> TokenRange {
        let tokens = file.tokens.tokens
        let start = file.startOfLine(tokens[token].start)
        let end = file.endOfLine(tokens[token].start)
        var first = token
        while first > 0, tokens[first - 1].start >= start { first -= 1 }
        var last = token + 1
        while last < tokens.count, tokens[last].start < end { last += 1 }
        return first..<last
    }

    private func edits(around token: Int) -> [TextEdit] {
        let line = tokensOfLine(token)
        let start = file.startOfLine(file.tokens.tokens[token].start)
        let end = file.endOfLine(file.tokens.tokens[token].start)
        let above = file.tokens.trivia(before: line.lowerBound).filter {
            $0.range.upperBound <= start && $0.range.upperBound + 2 >= start
                && file.startsLine($0.range.lowerBound)
        }
        // The last token of a file has no line of its own.
        guard line.upperBound < file.tokens.tokens.count else { return [] }
        let behind = file.tokens.trivia(before: line.upperBound)
        let this = behind.filter { $0.range.lowerBound < end }
        let next = file.startOfNextLine(end)
        let below = behind.filter {
            $0.range.lowerBound >= next && $0.range.lowerBound <= file.endOfLine(next)
        }
        return above.compactMap { edit(of: $0, "next") } + this.compactMap { edit(of: $0, "this") }
            + (removed.contains(line.upperBound)
                ? [] : below.compactMap { edit(of: $0, "previous") })
    }

    /// The edit of a comment that allows forced casts in one place.
    private func edit(of piece: TriviaPiece, _ place: String) -> TextEdit? {
        guard piece.kind == .lineComment else { return nil }
        let text = file.text[piece.range]
        let head = "swiftlint:disable:\(place) "
        let words = text.drop { $0 == "/" || $0 == " " }
        guard words.hasPrefix(head) else { return nil }
        let rules = words.dropFirst(head.count).split(separator: " ")
        guard let last = rules.firstIndex(of: "-") ?? Optional(rules.count),
            let index = rules[..<last].firstIndex(where: { $0 == Self.rule })
        else { return nil }
        guard last == 1 else {
            var rules = rules
            rules.remove(at: index)
            return TextEdit(
                range: piece.range, replacement: "// " + head + rules.joined(separator: " "))
        }
        var start = piece.range.lowerBound
        if file.startsLine(start) {
            return .remove(file.startOfLine(start)..<file.startOfNextLine(piece.range.upperBound))
        }
        while start > 0, file.text.bytes[start - 1].isBlank { start -= 1 }
        return .remove(start..<piece.range.upperBound)
    }
}
