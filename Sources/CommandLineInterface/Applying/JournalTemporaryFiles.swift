/// The temporary files of an apply or an undo that may have been interrupted.
struct JournalTemporaryFiles {
    private let journal: Journal

    /// What lies where a file's temporary one does.
    enum Content {
        case nothing
        /// What the file was to become, or a part of it, for it may not have been written to its end.
        case next
        /// What stood in the file's place until the two changed their names.
        case previous
        /// What an editor had saved there in the instant in which they did.
        case saved
        /// Nothing that a run of this tool leaves.
        case foreign
    }

    /// Those of a journal.
    init(of journal: Journal) {
        self.journal = journal
    }

    /// Removes them, but for what an editor had saved: that gets its name back.
    func settle() {
        for file in journal.record.files {
            guard let place = try? journal.folders.place(of: file.path) else { continue }
            let temporary = file.temporaryName
            switch content(for: file) {
            case .nothing, .foreign: break
            case .next, .previous: try? place.folder.remove(temporary)
            case .saved where place.folder.status(of: place.name) == nil:
                try? place.folder.moveWithoutReplacing(temporary, to: place.name)
            case .saved: try? place.folder.move(temporary, to: place.name)
            }
        }
    }

    /// Those that a folder keeps: their paths.
    var left: [String] {
        journal.record.files.filter { file in
            switch content(for: file) {
            case .next, .previous: true
            case .nothing, .foreign, .saved: false
            }
        }.map(\.temporary)
    }

    /// What lies there for a file.
    func content(for file: JournalRecord.File) -> Content {
        guard let status = journal.folders.status(of: file.temporary) else { return .nothing }
        guard status.kind == .file, let bytes = journal.folders.bytes(at: file.temporary) else {
            return .foreign
        }
        let before = try? journal.bytes(of: file, .before)
        let after = try? journal.bytes(of: file, .after)
        let isUndone = journal.record.state == .undoing
        let (previous, next) = isUndone ? (after, before) : (before, after)
        if bytes == previous { return .previous }
        // An apply that fails writes what was before, too.
        if [next, previous].contains(where: { $0?.starts(with: bytes) ?? false }) { return .next }
        return isPlaced(next, in: file) ? .saved : .foreign
    }

    /// Whether a run that was interrupted has put the next version in place. One that has ended leaves nothing beside it.
    private func isPlaced(_ next: [UInt8]?, in file: JournalRecord.File) -> Bool {
        guard journal.record.state != .applied else { return false }
        let folders = journal.folders
        return next == nil
            ? folders.status(of: file.path) == nil : folders.bytes(at: file.path) == next
    }
}
