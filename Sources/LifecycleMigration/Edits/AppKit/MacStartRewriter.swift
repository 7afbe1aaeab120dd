import AppFacts
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

    /// What becomes of the code, of the attribute, and of what goes with the code in other files.
    var part: MigrationPart {
        let start = choices.facts.start
        let others = start?.declarations.filter { $0.file.path != start?.file.path }
        let removal = DeclarationRemoval(others ?? [])
        var part = own
        part.edits += removal.edits()
        part.deleted += removal.deletedFiles
        return part
    }

    private var own: MigrationPart {
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
            let beside = start.declarations.filter {
                $0.file.path == start.file.path && !type.range.contains($0.declaration.keyword)
            }
            let removal = DeclarationRemoval(
                [LocatedDeclaration(file: start.file, declaration: type)] + beside)
            return MigrationPart(edits: removal.edits(), deleted: removal.deletedFiles)
        }
        let own = start.declarations.filter { $0.file.path == start.file.path }
        let extents = ([method.range] + own.map(\.declaration.range)).map {
            CodeExtent(of: $0, in: start.file.outline)
        }
        let removal = CodeRemoval(from: start.file.outline).edits(removing: extents)
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
