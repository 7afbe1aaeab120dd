import SourceEditing
import SwiftOutline

/// Puts modifiers behind the content of a window group, whatever that is.
struct ModifiedContent {
    /// Lines of code; levels of indentation are tabs.
    let modifiers: [String]
    /// The style of the file.
    let style: CodeStyle
    /// SwiftUI's `Group`, as new code must write it.
    let group: String

    /// The content at a level of indentation with its modifiers; one that is no single view goes into a `Group`.
    func text(at level: Int, content: (Int) -> String) -> String {
        let text = content(level)
        guard !modifiers.isEmpty else { return text }
        if isSingleView(text) { return text + lines(at: continuation(of: text)) }
        let base = indent(level)
        return base + "\(group) {\n" + content(level + 1) + "\n" + base + "}" + lines(at: base)
    }

    /// Whether the last statement is one chain of calls, in front of which only declarations stand.
    private func isSingleView(_ text: String) -> Bool {
        let file = SwiftFile(SourceText(text))
        guard let last = file.topLevelStatements.last, file.topLevelStatements.count == 1,
            last.kind == .expression
        else { return false }
        return file.chain(in: last.range) != nil
    }

    /// The indentation of a modifier: that of a line that is one, or closes the view; else a level deeper.
    private func continuation(of text: String) -> String {
        let last = text.split(separator: "\n").last ?? ""
        let indentation = last.prefix { $0 == " " || $0 == "\t" }
        let isMultiLine = text.contains("\n")
        let first = last.dropFirst(indentation.count).first
        if isMultiLine, let first, ".)}]".contains(first) { return String(indentation) }
        return indentation + style.indentation
    }

    private func lines(at base: String) -> String {
        modifiers.map { "\n" + style.lines([$0], at: base).dropLast() }.joined()
    }

    private func indent(_ level: Int) -> String {
        String(repeating: style.indentation, count: level)
    }
}
