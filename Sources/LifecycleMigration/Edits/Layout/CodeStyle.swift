import AppFacts
import SourceEditing
import SwiftOutline

/// How a file is written: its indentation and its line ending, so that new code looks like its neighbours.
struct CodeStyle {
    /// One level of indentation.
    let indentation: String
    /// The line ending.
    let newline: Newline

    /// Reads the style off a file, or else off further ones: how much deeper than the line that opens a block most of them start.
    /// The line ending is that of the first file.
    init(of file: SwiftFile, or others: [SwiftFile] = []) {
        newline = file.newline
        indentation = ([file] + others).lazy.compactMap(Self.indentation).first ?? "    "
    }

    /// Reads the style off a source in Objective-C: how much deeper than the line of a brace most of those behind it start.
    init(of source: ObjectiveCTokens) {
        let file = SwiftFile(source.text)
        newline = source.text.newline
        var counts: [String: Int] = [:]
        for index in source.tokens.indices where source.spells(index, "{") {
            guard index + 1 < source.tokens.count else { break }
            let outer = file.lineIndentation(at: source.tokens[index].range.lowerBound)
            let inner = file.lineIndentation(at: source.tokens[index + 1].range.lowerBound)
            guard inner.count > outer.count, inner.hasPrefix(outer) else { continue }
            counts[String(inner.dropFirst(outer.count)), default: 0] += 1
        }
        indentation =
            counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "    "
    }

    private static func indentation(of file: SwiftFile) -> String? {
        var counts: [String: (count: Int, first: Int)] = [:]
        let braces = file.tokens.tokens.indices.filter {
            file.tokens.tokens[$0].kind == .leftBrace
        }
        for open in braces {
            let next = file.tokens.tokens[open].end..<file.tokens.tokens[open + 1].start
            guard file.hasLineBreak(in: next) else { continue }
            let outer = file.lineIndentation(at: file.tokens.tokens[open].start)
            let inner = file.lineIndentation(at: file.tokens.tokens[open + 1].start)
            guard inner.count > outer.count, inner.hasPrefix(outer) else { continue }
            let level = String(inner.dropFirst(outer.count))
            counts[level, default: (0, open)].count += 1
        }
        // Of two that are as frequent, the one that comes first.
        return counts.max { ($0.value.count, $1.value.first) < ($1.value.count, $0.value.first) }?
            .key
    }

    /// The style of lines behind an indentation: in a file with both, tabs follow tabs, and spaces follow spaces.
    func following(_ base: String) -> CodeStyle {
        let isMixed = !base.isEmpty && base.contains("\t") != indentation.contains("\t")
        let level = base.contains("\t") ? "\t" : "    "
        return CodeStyle(indentation: isMixed ? level : indentation, newline: newline)
    }

    /// How most members of a type are indented, and the style of the code in them.
    func ofMembers(of type: Declaration, in file: SwiftFile) -> (base: String, style: CodeStyle) {
        let outer = file.lineIndentation(at: file.tokens.tokens[type.keyword].start)
        let indentations = type.members.map { file.bytes(of: $0.range).lowerBound }
            .filter(file.startsLine).map(file.lineIndentation)
            .filter { $0.count > outer.count && $0.hasPrefix(outer) }
        let counts = Dictionary(grouping: indentations) { $0 }.mapValues(\.count)
        let base =
            counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? outer + indentation
        return (base, following(base))
    }

    private init(indentation: String, newline: Newline) {
        self.indentation = indentation
        self.newline = newline
    }

    /// The text with this style's line ending; `code` ends its lines with `\n`.
    func finish(_ code: String) -> String {
        guard newline != .lineFeed else { return code }
        return code.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "\n" {
                result += newline.rawValue
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Lines of code at a level of indentation; `code`'s own levels are tabs.
    func lines(_ code: [String], at base: String = "") -> String {
        code.map { line -> String in
            let level = line.prefix { $0 == "\t" }.count
            if line.isEmpty { return "\n" }
            return base + String(repeating: indentation, count: level) + line.dropFirst(level)
                + "\n"
        }.joined()
    }
}
