import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// What is edited in code on its way to another place, as it is in code that stays: casts of delegates ask their classes.
struct MovedRepairs {
    /// Nothing.
    static let none = MovedRepairs([])

    private let edits: [String: [TextEdit]]

    /// The edits of files; those of code that stays are left to it.
    init(_ edits: [LoweredEdits]) {
        self.edits = edits.reduce(into: [:]) { $0[$1.path, default: []] += $1.edits }
    }

    /// The edits of a file that don't touch what is written otherwise anyway.
    func edits(in path: String, except written: [Range<Int>] = []) -> [TextEdit] {
        (edits[path] ?? []).filter { edit in !written.contains { $0.overlaps(edit.range) } }
    }

    /// A declaration, without its attributes and modifiers.
    func excerpt(_ property: LocatedDeclaration) -> CodeExcerpt {
        CodeExcerpt(
            property.declaration, of: property.file.outline,
            replacements: edits(in: property.file.path).inPlaceOrder())
    }
}
