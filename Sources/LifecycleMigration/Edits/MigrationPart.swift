import AppFacts
import SourceEditing

/// What one step of a migration does to the files.
struct MigrationPart {
    /// Edits of files that stay.
    var edits: [LoweredEdits] = []
    /// The files that hold nothing any more.
    var deleted: [String] = []
    /// New sources.
    var created: [(name: AppFileName, text: SourceText)] = []

    /// The same without edits of declarations that go as a whole.
    func leavingOut(_ removal: DeclarationRemoval) -> MigrationPart {
        let deletedFiles = Set(removal.deletedFiles)
        let going = Dictionary(grouping: removal.edits(), by: \.path).mapValues {
            $0.flatMap(\.edits).map(\.range)
        }
        var part = self
        part.edits = edits.filter { !deletedFiles.contains($0.path) }.map { lowered in
            let ranges = going[lowered.path] ?? []
            return LoweredEdits(
                path: lowered.path,
                edits: lowered.edits.filter { edit in
                    !ranges.contains {
                        $0.lowerBound <= edit.range.lowerBound
                            && edit.range.upperBound <= $0.upperBound
                    }
                })
        }
        return part
    }
}

/// Edits of one file.
struct LoweredEdits {
    /// The file, relative to the top of the tree.
    let path: String
    /// Its edits.
    let edits: [TextEdit]

    /// The same, where an insertion into what others remove stands in front of that.
    func inFront(of others: [LoweredEdits]) -> LoweredEdits {
        let removed = others.filter { $0.path == path }.flatMap(\.edits).map(\.range)
        return LoweredEdits(
            path: path,
            edits: edits.map { edit in
                let around = removed.first {
                    edit.range.isEmpty && $0.lowerBound < edit.range.lowerBound
                        && edit.range.lowerBound < $0.upperBound
                }
                guard let around else { return edit }
                return .insert(edit.replacement, at: around.lowerBound)
            })
    }
}

extension WorkspaceEdit {
    /// Everything that each step does.
    ///
    /// - Throws: `EditConflict` where two steps want the same bytes.
    init(_ part: (MigrationStep) -> MigrationPart) throws(EditConflict) {
        let parts = MigrationStep.allCases.map { ($0, part($0)) }
        try self.init(Dictionary(uniqueKeysWithValues: parts))
    }

    /// Everything that the steps of a migration do, put together in the order in which steps are listed.
    ///
    /// - Throws: `EditConflict` where two steps want the same bytes.
    init(_ parts: [MigrationStep: MigrationPart]) throws(EditConflict) {
        self.init()
        for step in MigrationStep.allCases {
            guard let part = parts[step] else { continue }
            for path in part.deleted { try delete(path, by: step.rawValue) }
            for edits in part.edits { try edit(edits.path, edits.edits, by: step.rawValue) }
            for file in part.created {
                try create(file.name.path, file.text, by: step.rawValue)
            }
        }
    }
}
