import SourceEditing
import SwiftOutline

/// Adds an import to a file that lacks it, among those that it has.
struct ImportRewriter {
    private let file: SwiftFile
    private let style: CodeStyle

    /// A rewriter for a file.
    init(of file: SwiftFile) {
        self.file = file
        style = CodeStyle(of: file)
    }

    /// The edits that make a file import a module; none where it does already, however the target is built.
    func edits(importing module: String) -> [TextEdit] {
        let imports = file.declarations.filter { $0.kind == .import && $0.conditions.isEmpty }
        guard !imports.contains(where: { $0.name == module }) else { return [] }
        let line = "import " + module
        if let first = imports.first, module < first.name, isSorted(imports) {
            // A byte-order mark is one only in front of everything.
            let mark = file.tokens.text.hasByteOrderMark ? 3 : 0
            let start = max(file.startOfLine(file.bytes(of: first.range).lowerBound), mark)
            return [.insert(style.finish(line + "\n"), at: start)]
        }
        guard let last = imports.last(where: { $0.name < module }) ?? imports.last else {
            guard let first = file.tokens.tokens.first else { return [] }
            return [.insert(style.finish(line + "\n\n"), at: first.start)]
        }
        let end = file.endOfLine(file.bytes(of: last.range).upperBound)
        return [.insert(style.finish("\n" + line), at: end)]
    }

    private func isSorted(_ imports: [Declaration]) -> Bool {
        zip(imports, imports.dropFirst()).allSatisfy { $0.name <= $1.name }
    }
}
