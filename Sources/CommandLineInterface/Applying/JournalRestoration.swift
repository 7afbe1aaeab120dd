/// Puts the files of a journal back, whatever an apply or an earlier restoration left of them.
struct JournalRestoration {
    private let journal: Journal

    /// What a file is now, compared with what the journal keeps.
    private enum State {
        case asBefore
        case asAfter
        case changedSince
    }

    /// The restoration of a journal.
    init(_ journal: Journal) {
        self.journal = journal
    }

    /// Puts the files back.
    ///
    /// - Parameter display: Turns a path of the journal into one for people.
    /// - Returns: How many files were put back.
    /// - Throws: `ToolError` where a file was changed since, before anything is touched, or can't be written.
    @discardableResult
    func carryOut(display: (String) -> String) throws(ToolError) -> Int {
        removeTemporaryFiles()
        let changed = try filesToRestore(display)
        for folder in journal.record.emptiedFolders
        where FileStatus(journal.root + "/" + folder.path) == nil {
            try attempt(display(folder.path)) { () throws(SystemError) in
                try FileSystem.createFolder(
                    journal.root + "/" + folder.path, permissions: folder.permissions)
            }
        }
        for file in changed {
            try attempt(display(file.path)) { () throws(SystemError) in try restore(file) }
        }
        for folder in journal.record.createdFolders.reversed() {
            FileSystem.removeFolderIfEmpty(journal.root + "/" + folder)
        }
        return changed.count
    }

    private func removeTemporaryFiles() {
        for file in journal.record.files {
            try? FileSystem.remove(journal.root + "/" + file.temporary)
        }
    }

    private func filesToRestore(
        _ display: (String) -> String
    ) throws(ToolError) -> [JournalRecord.File] {
        var result: [JournalRecord.File] = []
        var changed: [String] = []
        for file in journal.record.files {
            switch try state(of: file) {
            case .asBefore: break
            case .asAfter: result.append(file)
            case .changedSince: changed.append(display(file.path))
            }
        }
        guard let first = changed.first else { return result }
        let others = changed.count > 1 ? " (and \(changed.count - 1) more)" : ""
        throw ToolError(
            first, "was changed after the apply\(others), so that nothing was put back",
            remedy: "take your own changes out of the file first, or put it back with Git")
    }

    private func state(of file: JournalRecord.File) throws(ToolError) -> State {
        let path = journal.root + "/" + file.path
        let current =
            FileStatus(path, followsLinks: false) == nil ? nil : try? FileSystem.read(path)
        let isThere = FileStatus(path, followsLinks: false) != nil
        let before = try kept(file.permissions == nil ? nil : .before, of: file)
        let after = try kept(file.isDeleted ? nil : .after, of: file)
        if isThere, current == nil { return .changedSince }
        if current == before { return .asBefore }
        return current == after ? .asAfter : .changedSince
    }

    private func kept(
        _ side: Journal.Side?, of file: JournalRecord.File
    ) throws(ToolError) -> [UInt8]? {
        guard let side else { return nil }
        do {
            return try journal.bytes(of: file, side)
        } catch {
            throw ToolError(
                "journal \(journal.number)",
                "its copy of '\(file.path)' can't be read: \(error.reason)",
                remedy: "put the files back with Git")
        }
    }

    private func restore(_ file: JournalRecord.File) throws(SystemError) {
        let path = journal.root + "/" + file.path
        guard let permissions = file.permissions else { return try FileSystem.remove(path) }
        let temporary = journal.root + "/" + file.temporary
        try FileSystem.create(
            temporary, try journal.bytes(of: file, .before), permissions: permissions)
        try FileSystem.move(temporary, to: path)
    }

    private func attempt(
        _ place: String, _ body: () throws(SystemError) -> Void
    ) throws(ToolError) {
        do {
            try body()
        } catch {
            throw ToolError(
                place, "can't be put back: \(error.reason)",
                remedy: "make its folder writable and run 'sceneshift undo' again")
        }
    }
}
