import SourceEditing
import SwiftOutline

/// Takes entries out of dictionary literals of Swift, and puts others in, in the style of their neighbours.
struct DictionaryLiteralEditing {
    private let text: SourceText
    private let tokens: TokenList

    /// Edits of a source.
    init(_ text: SourceText) {
        self.text = text
        tokens = TokenList(text)
    }

    /// The edits of one literal, from its bracket to its bracket: entries go with their commas, lines and the comments
    /// behind them on these lines; comments on lines of their own stay.
    func edits(
        removing entries: [Range<Int>], adding pairs: [PropertyListPair], to literal: Range<Int>
    ) -> [TextEdit] {
        let all = self.entries(of: literal)
        if entries.isEmpty { return [insertion(of: pairs, behind: all, of: literal)] }
        let removals = removals(of: entries, from: all, in: literal)
        guard !pairs.isEmpty else { return removals }
        // Two of them may want the same line, so that together they are one.
        let shorter = text.applying(removals)
        let rest = literal.lowerBound..<literal.upperBound + shorter.count - text.count
        let additions = DictionaryLiteralEditing(shorter).edits(
            removing: [], adding: pairs, to: rest)
        return text.edit(to: shorter.applying(additions)).map { [$0] } ?? []
    }

    private func removals(
        of entries: [Range<Int>], from all: [Range<Int>], in literal: Range<Int>
    ) -> [TextEdit] {
        let kept = all.filter { entry in !entries.contains(entry) }
        if kept.isEmpty { return emptied(literal, all) }
        let removals = entries.map { TextEdit.remove(extent(of: $0, in: literal)) }
        return withoutDanglingComma(removals, kept, in: literal)
    }

    /// The entries of a literal: from the start of the key to the end of the value.
    private func entries(of literal: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start: Int?
        var end = literal.lowerBound
        var index = tokens.token(from: literal.lowerBound) + 1
        while index < tokens.tokens.count, tokens.tokens[index].start < literal.upperBound - 1 {
            let token = tokens.tokens[index]
            if token.kind == .comma {
                if let first = start { result.append(first..<end) }
                start = nil
                index += 1
                continue
            }
            if start == nil, token.kind != .colon || !result.isEmpty { start = token.start }
            let partner = Int(tokens.partners[index])
            index = max(partner, index)
            end = tokens.tokens[index].end
            index += 1
        }
        if let first = start { result.append(first..<end) }
        return result
    }

    /// The comma behind an entry; nil for the last one without.
    private func comma(behind entry: Range<Int>) -> Token? {
        let next = tokens.tokens[tokens.token(from: entry.upperBound)]
        return next.kind == .comma ? next : nil
    }

    // MARK: Removal

    private func extent(of entry: Range<Int>, in literal: Range<Int>) -> Range<Int> {
        let bytes = text.bytes
        var start = entry.lowerBound
        while start > literal.lowerBound, bytes[start - 1].isBlank { start -= 1 }
        var end = comma(behind: entry)?.end ?? entry.upperBound
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        let startsLine = start == 0 || bytes[start - 1].isNewline
        if startsLine, bytes.has("//", at: end) {
            while end < bytes.count, !bytes[end].isNewline { end += 1 }
        }
        let endsLine = end >= bytes.count || bytes[end].isNewline
        if startsLine, endsLine {
            if bytes.has("\r\n", at: end) { return start..<end + 2 }
            return start..<min(end + 1, bytes.count)
        }
        if startsLine { return entry.lowerBound..<end }
        // The last of a line goes with the blank in front of it.
        return endsLine
            ? start..<(comma(behind: entry)?.end ?? entry.upperBound) : entry.lowerBound..<end
    }

    /// Where the last entry goes and had no comma, the one in front of it loses its own on the same line.
    private func withoutDanglingComma(
        _ removals: [TextEdit], _ kept: [Range<Int>], in literal: Range<Int>
    ) -> [TextEdit] {
        guard let last = kept.last, let comma = comma(behind: last),
            let lastOfAll = entries(of: literal).last, lastOfAll != last,
            self.comma(behind: lastOfAll) == nil
        else { return removals }
        let next = removals.firstIndex {
            $0.range.lowerBound >= comma.end
                && text.bytes[comma.end..<$0.range.lowerBound].allSatisfy(\.isBlank)
        }
        if let index = next {
            var removals = removals
            removals[index] = .remove(comma.start..<removals[index].range.upperBound)
            return removals
        }
        return removals + [.remove(comma.start..<comma.end)]
    }

    /// `[:]`, with the comments that stand in the literal beside its entries.
    private func emptied(_ literal: Range<Int>, _ entries: [Range<Int>]) -> [TextEdit] {
        let content = literal.lowerBound + 1..<literal.upperBound - 1
        var rest = content.lowerBound
        var isPlain = true
        for entry in entries {
            isPlain = isPlain && text.bytes[rest..<entry.lowerBound].allSatisfy(\.isSpace)
            rest = comma(behind: entry)?.end ?? entry.upperBound
        }
        isPlain = isPlain && text.bytes[rest..<content.upperBound].allSatisfy(\.isSpace)
        guard !isPlain, let first = entries.first else {
            return [TextEdit(range: content, replacement: ":")]
        }
        let end = comma(behind: first)?.end ?? first.upperBound
        return [TextEdit(range: first.lowerBound..<end, replacement: ":")]
            + entries.dropFirst().map { .remove(extent(of: $0, in: literal)) }
    }

    /// The literal that an entry stands in, from bracket to bracket; nil where it stands in none.
    func literal(around entry: Range<Int>) -> Range<Int>? {
        var index = tokens.token(from: entry.lowerBound) - 1
        while index >= 0 {
            let partner = Int(tokens.partners[index])
            if partner >= 0, partner < index {
                index = partner - 1
                continue
            }
            if tokens.tokens[index].kind == .leftSquare, partner > index {
                return tokens.tokens[index].start..<tokens.tokens[partner].end
            }
            if partner > index { return nil }
            index -= 1
        }
        return nil
    }

    // MARK: Addition

    private func insertion(
        of pairs: [PropertyListPair], behind entries: [Range<Int>], of literal: Range<Int>
    ) -> TextEdit {
        let newline = text.newline.rawValue
        guard let last = entries.last else {
            if let edit = replacement(ofColonIn: literal, by: pairs) { return edit }
            let indentation = text.bytes.lineIndentation(at: literal.lowerBound)
            let unit = indentation.contains("\t") ? "\t" : "    "
            let lines = pairs.map { code(of: $0, indentation + unit, unit, newline) + "," }
            return TextEdit(
                range: literal,
                replacement: "[" + newline
                    + lines.map { indentation + unit + $0 + newline }.joined()
                    + indentation + "]")
        }
        let isOnOneLine = !text.bytes[literal].contains(where: \.isNewline)
        let own = text.bytes.lineIndentation(at: last.lowerBound)
        let outer = text.bytes.lineIndentation(at: literal.lowerBound)
        let unit = Self.unit(from: outer, to: own)
        let comma = comma(behind: last)
        if isOnOneLine {
            let list = pairs.map { code(of: $0, own, nil, newline) }.joined(separator: ", ")
            let end = comma?.end ?? last.upperBound
            return .insert((comma == nil ? ", " : " ") + list, at: end)
        }
        let codes = pairs.map { pair in
            let code = code(of: pair, own, unit, newline)
            // No comma behind the last one, where there is none behind that of the literal either.
            return comma == nil ? code.replacingCommas(before: newline) : code
        }
        let list = codes.joined(separator: "," + newline + own)
        if let comma {
            return .insert(newline + own + list + ",", at: endOfLine(behind: comma.end))
        }
        return .insert("," + newline + own + list, at: last.upperBound)
    }

    /// Pairs in the place of the colon of `[:]` with comments around it; nil where there are none.
    private func replacement(
        ofColonIn literal: Range<Int>, by pairs: [PropertyListPair]
    ) -> TextEdit? {
        let token = tokens.tokens[tokens.token(from: literal.lowerBound) + 1]
        guard token.kind == .colon, literal.count > 3 else { return nil }
        let own = text.bytes.lineIndentation(at: token.start)
        let unit = Self.unit(from: text.bytes.lineIndentation(at: literal.lowerBound), to: own)
        let newline = text.newline.rawValue
        let codes = pairs.map { code(of: $0, own, unit, newline) }
        return TextEdit(
            range: token.range, replacement: codes.joined(separator: "," + newline + own))
    }

    /// Behind a comment on the same line.
    private func endOfLine(behind offset: Int) -> Int {
        var end = offset
        while end < text.bytes.count, text.bytes[end].isBlank { end += 1 }
        guard text.bytes.has("//", at: end) else { return offset }
        while end < text.bytes.count, !text.bytes[end].isNewline { end += 1 }
        return end
    }

    private static func unit(from outer: String, to inner: String) -> String {
        guard inner.hasPrefix(outer), inner.count > outer.count else {
            return inner.isEmpty || inner.count > 8 ? "    " : inner.contains("\t") ? "\t" : inner
        }
        let unit = String(inner.dropFirst(outer.count))
        return unit.count > 8 ? "    " : unit
    }

    /// A pair as Swift; without a unit on one line.
    private func code(
        of pair: PropertyListPair, _ indentation: String, _ unit: String?, _ newline: String
    ) -> String {
        "\"\(pair.key)\": " + code(of: pair.value, indentation, unit, newline)
    }

    private func code(
        of value: PropertyListValue, _ indentation: String, _ unit: String?, _ newline: String
    ) -> String {
        switch value {
        case .boolean(let flag): return flag ? "true" : "false"
        case .integer(let number): return String(number)
        case .string(let text): return "\"\(text)\""
        case .dictionary(let pairs) where pairs.isEmpty: return "[:]"
        case .dictionary(let pairs):
            guard let unit else {
                let inner = pairs.map { code(of: $0, indentation, nil, newline) }
                return "[" + inner.joined(separator: ", ") + "]"
            }
            let inner = indentation + unit
            let lines = pairs.map { inner + code(of: $0, inner, unit, newline) + "," + newline }
            return "[" + newline + lines.joined() + indentation + "]"
        case .array(let values):
            guard let unit else {
                let inner = values.map { code(of: $0, indentation, nil, newline) }
                return "[" + inner.joined(separator: ", ") + "]"
            }
            let inner = indentation + unit
            let lines = values.map { inner + code(of: $0, inner, unit, newline) + "," + newline }
            return "[" + newline + lines.joined() + indentation + "]"
        case .real(let number): return String(number)
        // No plan writes one of these.
        case .date(let text): return "\"\(text)\""
        case .data: return "[:]"
        }
    }
}

extension String {
    /// The text without commas in front of a line that only closes a bracket.
    fileprivate func replacingCommas(before newline: String) -> String {
        var lines = split(separator: newline, omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices.dropLast()
        where lines[index + 1].drop(while: \.isWhitespace).hasPrefix("]")
            && lines[index].hasSuffix(",")
        {
            lines[index].removeLast()
        }
        return lines.joined(separator: newline)
    }
}

extension [UInt8] {
    /// The blanks that the line of an offset starts with.
    fileprivate func lineIndentation(at offset: Int) -> String {
        let start = lineStart(before: offset)
        return String(decoding: self[start...].prefix { $0.isBlank }, as: UTF8.self)
    }
}
