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

    /// The members of the delegate that only started the app; nil where they are not all that goes with the start.
    ///
    /// Whoever removes other members of the class removes these at once: a blank line between two of them goes once.
    var membersOfDelegate: LocatedExtents? {
        guard let start = choices.facts.start, start.isAlone, let method = start.method,
            entry.declaration?.name == choices.facts.delegate.name
        else { return nil }
        let own = start.declarations.filter { $0.file.path == start.file.path }
        return LocatedExtents(
            file: start.file,
            extents: ([method.range] + own.map(\.declaration.range)).map {
                CodeExtent(of: $0, in: start.file.outline)
            })
    }

    /// What becomes of the code, of the attribute, and of what goes with the code in other files.
    ///
    /// - Parameter leavingMembers: Whether the delegate's own members are removed by another step.
    func part(leavingMembers: Bool) -> MigrationPart {
        let start = choices.facts.start
        let others = start?.declarations.filter { $0.file.path != start?.file.path }
        let removal = DeclarationRemoval(others ?? [])
        var part = own(leavingMembers: leavingMembers)
        part.edits += removal.edits()
        part.deleted += removal.deletedFiles
        return part
    }

    private func own(leavingMembers: Bool) -> MigrationPart {
        guard let start = choices.facts.start else {
            return MigrationPart(edits: [EntryAttributeRewriter(entry: entry).edits()])
        }
        guard start.isAlone else {
            return MigrationPart(edits: [
                LoweredEdits(path: start.file.path, edits: replaced(start))
            ])
        }
        guard start.method != nil, let type = entry.declaration else {
            return MigrationPart(deleted: [start.file.path])
        }
        guard let members = membersOfDelegate else {
            let beside = start.declarations.filter {
                $0.file.path == start.file.path && !type.range.contains($0.declaration.keyword)
            }
            let removal = DeclarationRemoval(
                [LocatedDeclaration(file: start.file, declaration: type)] + beside)
            return MigrationPart(edits: removal.edits(), deleted: removal.deletedFiles)
        }
        let removal =
            leavingMembers
            ? [] : CodeRemoval(from: members.file.outline).edits(removing: members.extents)
        return MigrationPart(
            edits: [
                EntryAttributeRewriter(entry: entry).edits(),
                LoweredEdits(path: members.file.path, edits: removal),
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
