import AppFacts

/// Puts the files of a journal back, whatever an apply or an earlier restoration left of them.
struct JournalRestoration {
    private let journal: Journal
    private let display: (String) -> String

    /// What a file is now, compared with what the journal keeps.
    enum State {
        /// As it was, or never touched: the apply did not get so far.
        case asBefore
        /// As the apply left it.
        case asAfter
        /// Neither.
        case changedSince
    }

    /// The restoration of a journal; `display` turns a path of it into one for people.
    init(_ journal: Journal, display: @escaping (String) -> String) {
        self.journal = journal
        self.display = display
    }

    /// Puts back all that the apply changed, and removes the journal.
    ///
    /// What is as it was before already, although the apply was carried out, may only be so here: on another branch, or
    /// while it is stashed. Then the journal is kept, for the files may come back.
    ///
    /// - Returns: How many files were put back, and how many had been as they were before.
    /// - Throws: `ToolError` where a file was changed since, before anything is touched, or can't be written.
    @discardableResult
    func carryOut() throws(ToolError) -> (restored: Int, asBefore: Int) {
        let files = try filesToRestore()
        let asBefore =
            journal.record.state == .applied ? journal.record.files.count - files.count : 0
        var journal = journal
        try attempt("the journal for undo") { () throws(SystemError) in
            // From here on the next run finishes what this one may not.
            if journal.record.state == .applied, asBefore == 0 { try journal.note(.undoing) }
        }
        try putBack(files)
        if asBefore == 0 {
            try attempt("the journal for undo") { () throws(SystemError) in try journal.remove() }
        }
        return (files.count, asBefore)
    }

    /// Puts back some files, and removes what else the apply made.
    ///
    /// - Parameter isForced: Whether it does not matter what is in them now.
    /// - Throws: `ToolError` where one can't be written, or is no longer as the apply left it.
    func putBack(_ files: [JournalRecord.File], isForced: Bool = false) throws(ToolError) {
        let temporary = JournalTemporaryFiles(of: journal)
        temporary.settle()
        let left = temporary.left.map(display)
        if let first = left.first {
            let others = left.dropFirst().map { ", " + $0 }.joined()
            throw ToolError(
                first + others, "can't be taken away",
                remedy: "make its folder writable and run 'sceneshift undo' again")
        }
        for folder in journal.record.emptiedFolders
        where journal.folders.status(of: folder.path) == nil {
            try attempt(display(folder.path)) { () throws(SystemError) in
                try journal.folders.make(folder.path, permissions: folder.permissions)
            }
        }
        for file in files {
            try attempt(display(file.path)) { () throws(SystemError) in try restore(file, isForced)
            }
        }
        for folder in journal.record.createdFolders.reversed() {
            journal.folders.removeIfEmpty(folder)
        }
    }

    /// The files that are no longer as they were, each as people name it.
    ///
    /// - Throws: `ToolError` where what the journal keeps can't be read.
    func filesLeft() throws(ToolError) -> [String] {
        var left: [String] = []
        for file in journal.record.files where try state(of: file) != .asBefore {
            left.append(display(file.path))
        }
        return left
    }

    /// The files that somebody edited since.
    ///
    /// - Throws: `ToolError` where what the journal keeps can't be read.
    func editedFiles() throws(ToolError) -> [EditedFile] {
        var edited: [EditedFile] = []
        for file in journal.record.files where try state(of: file) == .changedSince {
            edited.append(try self.edited(file))
        }
        return edited
    }

    private func edited(_ file: JournalRecord.File) throws(ToolError) -> EditedFile {
        EditedFile(
            file, named: display(file.path), current: journal.folders.bytes(at: file.path),
            before: try kept(.before, of: file), after: try kept(.after, of: file))
    }

    private func filesToRestore() throws(ToolError) -> [JournalRecord.File] {
        var result: [JournalRecord.File] = []
        var edited: [EditedFile] = []
        for file in journal.record.files {
            switch try state(of: file) {
            case .asBefore: break
            case .asAfter: result.append(file)
            case .changedSince: edited.append(try self.edited(file))
            }
        }
        if let refusal = edited.refusal { throw refusal }
        return result
    }

    /// What a file is now.
    ///
    /// - Throws: `ToolError` where what the journal keeps can't be read.
    func state(of file: JournalRecord.File) throws(ToolError) -> State {
        let status = journal.folders.status(of: file.path)
        let current = status == nil ? nil : journal.folders.bytes(at: file.path)
        let before = try kept(.before, of: file)
        let after = try kept(.after, of: file)
        // It gets its name back, and is no concern of the apply any more.
        if JournalTemporaryFiles(of: journal).content(for: file) == .saved { return .asBefore }
        if status == nil || current != nil {
            if current == before { return .asBefore }
            if current == after { return .asAfter }
        }
        return isUntouched(file, status) ? .asBefore : .changedSince
    }

    /// Whether an interrupted apply did not come to a file: what it was to be still lies beside it.
    private func isUntouched(_ file: JournalRecord.File, _ status: FileStatus?) -> Bool {
        guard journal.record.state == .applying else { return false }
        if file.isDeleted { return status != nil }
        return JournalTemporaryFiles(of: journal).content(for: file) == .next
    }

    private func kept(
        _ side: Journal.Side, of file: JournalRecord.File
    ) throws(ToolError) -> [UInt8]? {
        do {
            return try journal.bytes(of: file, side)
        } catch {
            throw ToolError(
                "journal \(journal.number)",
                "its copy of '\(file.path)' can't be read: \(error.reason)",
                remedy:
                    "put the files back with Git; 'sceneshift undo --forget' gives the journal up")
        }
    }

    private func restore(_ file: JournalRecord.File, _ isForced: Bool) throws(SystemError) {
        let place = try journal.folders.place(of: file.path)
        let temporary = file.temporaryName
        let before = try journal.bytes(of: file, .before)
        if place.folder.status(of: temporary) != nil {
            throw SystemError(reason: "'\(file.temporary)' is in the way")
        }
        if let before {
            let existing = place.folder.status(of: place.name).map { _ in
                FileAttributes(folder: place.folder, name: place.name)
            }
            try place.folder.create(
                temporary, before, permissions: file.permissions, attributes: existing)
        }
        let replacement = FileReplacement(
            folder: place.folder, name: place.name, temporary: temporary,
            expected: try expected(file, isForced, at: place), new: before)
        guard try replacement.carryOut() else {
            throw SystemError(reason: "it was changed meanwhile")
        }
        try place.folder.remove(temporary)
    }

    private func expected(
        _ file: JournalRecord.File, _ isForced: Bool, at place: HeldFolders.Place
    ) throws(SystemError) -> [UInt8]? {
        guard isForced else { return try journal.bytes(of: file, .after) }
        guard place.folder.status(of: place.name) != nil else { return nil }
        return try place.folder.read(place.name)
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
