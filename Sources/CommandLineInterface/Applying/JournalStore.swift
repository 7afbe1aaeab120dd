/// The journals of one repository, or of one folder without a repository.
struct JournalStore: Sendable {
    /// Where the journals lie, absolute.
    let folder: String
    /// The folder that their roots are relative to, absolute.
    let base: String

    /// The store of a folder: in Git's own folder, or beside the sources where there is no repository.
    init(of folder: String, repository: GitRepository?) {
        if let repository {
            self.folder = repository.gitFolder + "/sceneshift"
            base = repository.topLevel
        } else {
            self.folder = folder + "/.sceneshift"
            base = folder
        }
    }

    /// The stores that may hold journals of a PATH: an apply may have seen no Git where there is one now.
    ///
    /// - Parameter mayBeMute: Whether a repository that Git can't be asked about counts as none.
    /// - Throws: `ToolError` where Git can't be asked about a repository.
    static func all(of root: PlanRoot, mayBeMute: Bool) throws(ToolError) -> [JournalStore] {
        let own = JournalStore(of: root.folder, repository: nil)
        do {
            let repository = try GitRepository.find(around: root, mayBeMute: mayBeMute)
            guard let repository else { return [own] }
            return [JournalStore(of: root.folder, repository: repository), own]
        } catch {
            // What was written without Git is put back without it.
            if FileStatus(own.folder) != nil { return [own] }
            throw error
        }
    }

    /// The journals that overlap a folder, the oldest first.
    ///
    /// - Throws: `ToolError` for a journal that can't be read.
    func journals(overlapping folder: String) throws(ToolError) -> [Journal] {
        try journals().filter { journal in
            journal.root == folder || journal.root.path(below: folder) != nil
                || folder.path(below: journal.root) != nil
        }
    }

    /// Every journal, the oldest first.
    ///
    /// - Throws: `ToolError` for a journal that can't be read.
    func journals() throws(ToolError) -> [Journal] {
        guard let listing = try? FolderListing(folder) else { return [] }
        var journals: [Journal] = []
        for number in listing.entries.compactMap({ Int($0.name) }).sorted() {
            journals.append(try Journal(reading: number, in: self))
        }
        return journals
    }

    /// Starts a journal: after this the files can be put back whatever happens.
    ///
    /// - Throws: `ToolError` where it can't be written.
    func begin(_ files: [PlannedFile], in root: String, run: Int) throws(ToolError) -> Journal {
        let number = (try journals().last?.number ?? 0) + 1
        let record = JournalRecord(files, in: root, base: base, number: number, run: run)
        let journal = Journal(number: number, record: record, in: self)
        removeLeftovers()
        do {
            try journal.write(files)
            try FileSystem.synchronizeFolder(folder)
        } catch {
            removeLeftovers()
            throw unwritable(error)
        }
        return journal
    }

    /// The error for a journal that can't be written.
    func unwritable(_ error: SystemError) -> ToolError {
        ToolError(
            "the journal for undo", "can't be written: \(error.reason)",
            remedy: "make the folder '\(folder.hasSuffix("/.sceneshift") ? "." : ".git")' writable")
    }

    /// The error for a store that can't be locked.
    func unlockable(_ error: SystemError) -> ToolError {
        ToolError(
            "the journal for undo", "can't be locked: \(error.reason)",
            remedy: "work on a copy of the repository on a disk of this machine")
    }

    /// Removes what is left of the store once no journal is in it.
    func removeIfEmpty() {
        removeLeftovers()
        guard let listing = try? FolderListing(folder),
            listing.entries.allSatisfy({ $0.name == JournalLock.fileName })
        else { return }
        try? FileSystem.remove(folder + "/" + JournalLock.fileName)
        FileSystem.removeFolderIfEmpty(folder)
    }

    /// Removes journals that a run was writing or removing when it was interrupted.
    private func removeLeftovers() {
        guard let listing = try? FolderListing(folder) else { return }
        for entry in listing.entries
        where entry.name.hasSuffix(Journal.unfinishedSuffix)
            || entry.name.hasSuffix(Journal.discardedSuffix)
        {
            Journal.removeFiles(below: folder + "/" + entry.name)
        }
    }
}
