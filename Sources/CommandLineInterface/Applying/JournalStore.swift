/// The journals of one repository, or of one folder without a repository.
struct JournalStore: Sendable {
    /// Where the journals lie, absolute.
    let folder: String
    /// The folder that their roots are relative to, absolute.
    let base: String

    /// The store of a folder: in Git's own folder, or beside the sources where there is no repository.
    init(of folder: String, repository: GitRepository?) {
        if let repository {
            self.folder = repository.gitFolder + "/" + Self.inGitFolder
            base = repository.topLevel
        } else {
            self.folder = folder + "/" + Self.besideSources
            base = folder
        }
    }

    /// The store for a PATH.
    ///
    /// - Throws: `ToolError` where there is a repository whose own folder can't be believed.
    init(for root: PlanRoot) throws(ToolError) {
        self.init(of: root.folder, repository: try GitRepository.find(around: root.folder))
    }

    /// What lies in a store.
    struct Contents {
        /// The journals, the oldest first.
        var journals: [Journal] = []
        /// What could not be read or believed, by the number of the journal.
        var problems: [(number: Int, error: ToolError)] = []

        /// The highest number of all.
        var lastNumber: Int {
            max(journals.last?.number ?? 0, problems.map(\.number).max() ?? 0)
        }
        /// The number of the last run.
        var lastRun: Int { journals.map(\.record.run).max() ?? 0 }

        /// Only the journals of a folder: of one below it, or with a file in it.
        func changing(_ folder: String) -> [Journal] {
            overlapping(folder).filter { journal in
                journal.root == folder || journal.root.path(below: folder) != nil
                    || journal.record.files.contains {
                        (journal.root + "/" + $0.path).path(below: folder) != nil
                    }
            }
        }

        /// Only the journals that overlap a folder.
        func overlapping(_ folder: String) -> [Journal] {
            journals.filter { journal in
                journal.root == folder || journal.root.path(below: folder) != nil
                    || folder.path(below: journal.root) != nil
            }
        }
    }

    /// Whether there is a store at all.
    var exists: Bool { FileStatus(folder, followsLinks: false) != nil }

    /// Opens the store's folder; nil where there is none.
    ///
    /// - Throws: `ToolError` where the store is not this user's own.
    func opened() throws(ToolError) -> OpenFolder? {
        if let problem = OwnFolder.problem(of: FileStatus(folder, followsLinks: false)) {
            throw unbelievable(problem)
        }
        guard let opened = try? OpenFolder.open(folder) else { return nil }
        if let problem = OwnFolder.problem(of: opened.status) { throw unbelievable(problem) }
        return opened
    }

    private func unbelievable(_ problem: String) -> ToolError {
        ToolError(
            "the journal for undo", "is not believed: its folder '\(displayName)' \(problem)",
            remedy: "remove that folder, if it is not yours")
    }

    /// Every journal; one that can't be believed is a problem of its own and no other's.
    func contents(_ opened: OpenFolder) -> Contents {
        guard let listing = try? opened.listing() else { return Contents() }
        var contents = Contents()
        for number in listing.entries.compactMap({ Self.number($0.name) }).sorted() {
            do throws(ToolError) {
                contents.journals.append(
                    try Journal(reading: number, in: opened, base: base))
            } catch {
                contents.problems.append((number, error))
            }
        }
        return contents
    }

    /// The number of a journal by the name of its folder, which is spelled in one way.
    private static func number(_ name: String) -> Int? {
        guard let number = Int(name), (1...highestNumber).contains(number), String(number) == name
        else { return nil }
        return number
    }

    /// Nobody gets so far; a higher one is no journal.
    private static let highestNumber = 1_000_000_000

    private var displayName: String { isBesideSources ? name : ".git/" + name }

    /// Removes a journal without putting anything back; of one that is a link, the link.
    ///
    /// - Throws: `ToolError` where it can't be removed.
    func giveUp(_ number: Int, in opened: OpenFolder) throws(ToolError) {
        opened.removeFiles(String(number))
        guard opened.status(of: String(number)) == nil else {
            throw ToolError(
                "journal \(number)", "can't be removed",
                remedy: "remove the folder '\(displayName)/\(number)'")
        }
    }

    /// Starts a journal: after this the files can be put back whatever happens.
    ///
    /// - Throws: `ToolError` where it can't be written.
    func begin(
        _ files: [PlannedFile], in root: String, run: Int, in opened: OpenFolder
    ) throws(ToolError) -> Journal {
        let folders = HeldFolders(below: root)
        let way = root.path(below: base) ?? ""
        var number = contents(opened).lastNumber + 1
        var record = JournalRecord(files, in: way, folders, number: number, run: run)
        // What the repository has under a name of ours is not ours.
        while record.files.contains(where: { folders.status(of: $0.temporary) != nil }) {
            number += 1
            record = JournalRecord(files, in: way, folders, number: number, run: run)
        }
        guard number <= Self.highestNumber else {
            throw unwritable(SystemError(reason: "the numbers of journals are used up"))
        }
        removeLeftovers(in: opened)
        do {
            try ignoreItself(in: opened)
            let journal = try Journal(
                writing: files, record, number: number, below: root, folders, to: opened)
            try opened.synchronize()
            return journal
        } catch {
            removeLeftovers(in: opened)
            throw unwritable(error)
        }
    }

    /// The error for a journal that can't be written.
    func unwritable(_ error: SystemError) -> ToolError {
        ToolError(
            "the journal for undo", "can't be written: \(error.reason)",
            remedy: "make the folder around '\(displayName)' writable")
    }

    /// The error for a store that can't be locked.
    func unlockable(_ error: SystemError) -> ToolError {
        ToolError(
            "the journal for undo", "can't be locked: \(error.reason)",
            remedy: "work on a copy of the repository on a disk of this machine")
    }

    /// Removes what is left of the store once no journal is in it; whoever does so holds the lock.
    func removeIfEmpty(_ opened: OpenFolder, in parent: OpenFolder) {
        removeLeftovers(in: opened)
        guard let listing = try? opened.listing(),
            listing.entries.allSatisfy({ Self.ownNames.contains($0.name) })
        else { return }
        try? opened.remove(Self.ignoreFile)
        try? opened.remove(JournalLock.fileName)
        if parent.holds(opened, as: name) { parent.removeFolderIfEmpty(name) }
    }

    /// The name of the store's folder in the one around it.
    var name: String { isBesideSources ? Self.besideSources : Self.inGitFolder }

    /// The folder around the store's, absolute.
    var parent: String { String(folder.dropLast(name.count + 1)) }

    private static let besideSources = ".sceneshift"
    private static let inGitFolder = "sceneshift"
    private var isBesideSources: Bool { folder.hasSuffix("/" + Self.besideSources) }

    /// Lets Git take no notice of a store beside the sources, should somebody make a repository of them.
    private func ignoreItself(in opened: OpenFolder) throws(SystemError) {
        guard isBesideSources, opened.status(of: Self.ignoreFile) == nil else { return }
        try opened.create(Self.ignoreFile, Array("*\n".utf8))
    }

    private static let ignoreFile = ".gitignore"
    private static let ownNames = [JournalLock.fileName, ignoreFile]

    /// Removes journals that a run was writing or removing when it was interrupted; of a link, which no run makes, only
    /// the link itself.
    private func removeLeftovers(in opened: OpenFolder) {
        guard let listing = try? opened.listing() else { return }
        for entry in listing.entries
        where [Journal.unfinishedSuffix, Journal.discardedSuffix].contains(where: {
            entry.name == GitCommit.folderName
                || entry.name.hasSuffix($0)
                    && Self.number(String(entry.name.dropLast($0.count))) != nil
        }) {
            opened.removeFiles(entry.name)
        }
    }
}
