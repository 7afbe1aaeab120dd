import SourceEditing
import SwiftFlow
import SwiftOutline

/// Lets an `App` start a Mac app in the place of code of its own.
struct MacStartRewriter {
    private let choices: MacChoices
    private var entry: EntryPoint { choices.facts.entry }

    /// A rewriter for an app.
    init(_ choices: MacChoices) {
        self.choices = choices
    }

    /// What becomes of the code, and of the attribute.
    var part: MigrationPart {
        guard let start = choices.facts.start else {
            return MigrationPart(edits: [EntryAttributeRewriter(entry: entry).edits()])
        }
        guard start.isAlone else {
            return MigrationPart(edits: [
                LoweredEdits(path: start.file.path, edits: replaced(start))
            ])
        }
        guard let method = start.method, let type = entry.declaration else {
            return MigrationPart(deleted: [start.file.path])
        }
        guard type.name == choices.facts.delegate.name else {
            let removal = DeclarationRemoval([
                LocatedDeclaration(file: start.file, declaration: type)
            ])
            return MigrationPart(edits: removal.edits(), deleted: removal.deletedFiles)
        }
        let extent = CodeExtent(of: method.range, in: start.file.outline)
        let removal = CodeRemoval(from: start.file.outline).edits(removing: [extent])
        return MigrationPart(
            edits: [
                EntryAttributeRewriter(entry: entry).edits(),
                LoweredEdits(path: start.file.path, edits: removal),
            ])
    }

    private func replaced(_ start: MacStart) -> [TextEdit] {
        let file = start.file.outline
        let extents = start.going.map { range in
            CodeExtent(of: range, terminator: file.terminator(behind: range), in: file)
        }
        return CodeRemoval(from: file).edits(removing: extents) + [
            TextEdit(
                range: file.bytes(of: start.launch), replacement: "\(choices.app.typeName).main()")
        ]
    }
}
