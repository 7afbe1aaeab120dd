import SourceEditing
import SwiftOutline

/// Code on its way from one place to another: its text, with names replaced, at a new indentation.
struct CodeExcerpt {
    /// The lines, without their common indentation, ended by `\n` where joined.
    let lines: [String]

    /// Takes a byte range of a file; `replacements` are edits inside of it.
    init(_ range: Range<Int>, of file: SwiftFile, replacements: [TextEdit] = []) {
        let inside = replacements.filter { range.contains($0.range.lowerBound) }.map {
            TextEdit(
                range: $0.range.lowerBound - range.lowerBound..<$0.range.upperBound
                    - range.lowerBound,
                replacement: $0.replacement)
        }
        let text = SourceText(bytes: Array(file.text.bytes[range])).applying(inside)
        let lines = text.lines
        let isShifted = lines.count > 1
        let indentation =
            isShifted ? Array(file.lineIndentation(at: range.lowerBound).utf8) : []
        let holdsText = text.string.contains("\"\"\"")
        self.lines = lines.enumerated().map { index, line in
            // A closing bracket may stand further out than the first line.
            let shift =
                if index == 0 {
                    0
                } else if line.starts(with: indentation) {
                    indentation.count
                } else {
                    holdsText ? 0 : line.prefix(while: \.isBlank).count
                }
            return String(decoding: line.dropFirst(shift), as: UTF8.self)
        }
    }

    /// A declaration of a file, without its attributes and modifiers.
    init(_ declaration: Declaration, of file: SwiftFile, replacements: [TextEdit] = []) {
        self.init(
            file.bytes(of: declaration.keyword..<declaration.range.upperBound), of: file,
            replacements: replacements)
    }

    /// An empty line.
    static let blankLine = CodeExcerpt(lines: [""])

    private init(lines: [String]) {
        self.lines = lines
    }

    /// A line of new code.
    init(code: String) {
        self.init(lines: [code])
    }

    /// The excerpt behind new code on its first line.
    func named(_ start: String) -> CodeExcerpt {
        CodeExcerpt(lines: [start + (lines.first ?? "")] + lines.dropFirst())
    }

    /// The excerpt a level deeper, between a line in front and one behind.
    func inside(_ start: String, _ end: String, level: String) -> CodeExcerpt {
        let inner = lines.map { $0.utf8.allSatisfy(\.isBlank) ? $0 : level + $0 }
        return CodeExcerpt(lines: [start] + inner + [end])
    }

    /// A local's declaration as a property that keeps its object.
    func stateDeclaration(wrapper: String) -> CodeExcerpt {
        declaration(startingWith: "@\(wrapper) private var ")
    }

    /// A declaration as a property that keeps its value.
    func constantDeclaration() -> CodeExcerpt { declaration(startingWith: "private let ") }

    /// A declaration as a property whose value is made where it is asked for first.
    func lazyDeclaration() -> CodeExcerpt { declaration(startingWith: "lazy var ") }

    private func declaration(startingWith start: String) -> CodeExcerpt {
        var lines = lines
        for keyword in ["let ", "var "] {
            guard let index = lines.firstIndex(where: { $0.hasPrefix(keyword) }) else { continue }
            lines[index] = start + lines[index].dropFirst(keyword.count)
            break
        }
        return CodeExcerpt(lines: lines)
    }

    /// The excerpt with its continuation lines no deeper than one level, as they stand behind another start now.
    func withShallowContinuation(level: String) -> CodeExcerpt {
        let depths = lines.dropFirst().filter { !$0.utf8.allSatisfy(\.isBlank) }.map { line in
            line.utf8.prefix(while: \.isBlank).count
        }
        guard let least = depths.min(), least > level.utf8.count else { return self }
        let surplus = least - level.utf8.count
        return CodeExcerpt(
            lines: [lines[0]]
                + lines.dropFirst().map {
                    $0.utf8.first?.isBlank == true ? String($0.dropFirst(surplus)) : $0
                })
    }

    /// The lines behind an indentation; blank ones stay blank, the first keeps none with `continued`.
    func text(indentedBy indentation: String, continued: Bool = false) -> String {
        let replacesTabs = indentation.contains(" ") && !holdsText
        return lines.enumerated().map { index, line in
            let isBlank = line.utf8.allSatisfy(\.isBlank)
            if isBlank { return "" }
            if index == 0 && continued { return line }
            return indentation + (replacesTabs ? Self.withoutTabs(line) : line)
        }.joined(separator: "\n")
    }

    /// A line from between others with tabs, as it stands behind spaces.
    private static func withoutTabs(_ line: String) -> String {
        let tabs = line.prefix { $0 == "\t" }.count
        return String(repeating: "    ", count: tabs) + line.dropFirst(tabs)
    }

    /// Whether white space at the start of a line may belong to a string.
    private var holdsText: Bool { lines.contains { $0.contains("\"\"\"") } }

    /// Whether it is an empty line.
    var isBlank: Bool { lines == [""] }

    /// Whether it stands on one line.
    var isOneLine: Bool { lines.count == 1 }
}
