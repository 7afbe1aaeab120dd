/// A plan that may be carried out: its files are known, and nothing speaks against writing them.
struct PreparedApply: Sendable {
    /// The PATH.
    let root: PlanRoot
    /// The files as they are and as they will be.
    let files: [PlannedFile]
    /// Where the journal goes.
    let store: JournalStore

    /// Checks a plan; nil where it changes nothing.
    ///
    /// - Throws: `ToolError` for a file that is not as it was planned, and where a guard says no.
    init?(_ plan: RootPlan, invocation: Invocation) throws(ToolError) {
        guard !plan.edit.isEmpty else { return nil }
        root = plan.root
        files = try PlannedFile.files(of: plan)
        let repository = try GitRepository.find(around: plan.root.folder)
        store = JournalStore(of: plan.root.folder, repository: repository)
        guard let repository else {
            if invocation.allowsNoVersionControl { return }
            throw ToolError(
                plan.root.given, "there is no Git repository to go back to",
                remedy: "commit the sources to one, or use --allow-no-vcs")
        }
        if invocation.allowsDirty { return }
        if let operation = GitOperation.underWay(in: repository) {
            throw ToolError(
                plan.root.given, "a \(operation.rawValue) is under way",
                remedy: "finish or abort it, or use --allow-dirty")
        }
        try refuseDirtyFiles()
        try refuseIgnoredFiles()
    }

    /// What Git ignores is in no commit, so that whoever has a clone has no entry point.
    private func refuseIgnoredFiles() throws(ToolError) {
        let created = files.filter { $0.before == nil }.map(\.path)
        guard !created.isEmpty else { return }
        let ignored = try IgnoredFiles(among: created, in: root.folder).paths
        if let first = ignored.first {
            throw ToolError(
                root.display(first),
                "would be made, and Git ignores it\(others(ignored, "as it does"))",
                remedy: "take its name out of what '.gitignore' says, or use --allow-dirty")
        }
    }

    private func refuseDirtyFiles() throws(ToolError) {
        let existing = files.filter { $0.before != nil }.map(\.path)
        let files = try UncommittedFiles(among: existing, in: root.folder)
        if let first = files.changed.first {
            throw ToolError(
                root.display(first), "has uncommitted changes\(others(files.changed, "so have"))",
                remedy: "commit or stash them, or use --allow-dirty")
        }
        if let first = files.unknown.first {
            throw ToolError(
                root.display(first),
                "is in no commit under this name\(others(files.unknown, "nor are"))",
                remedy: "commit it as the disk spells it, or use --allow-dirty")
        }
        if let first = files.unwatched.first {
            throw ToolError(
                root.display(first),
                "may have changes that Git was told to overlook\(others(files.unwatched, "so may"))",
                remedy:
                    "take back 'git update-index --assume-unchanged' or '--skip-worktree', or use "
                    + "--allow-dirty")
        }
    }

    private func others(_ paths: [String], _ verb: String) -> String {
        let others = paths.dropFirst().prefix(4).map(root.display)
        let more = paths.count > 5 ? ", and \(paths.count - 5) more" : ""
        return others.isEmpty ? "" : " (\(verb) \(others.joined(separator: ", "))\(more))"
    }

    /// Writes the files and, where a command is to verify them, runs it.
    ///
    /// - Parameters:
    ///   - run: The number of the run, where it wrote a journal to the same store before.
    ///   - left: What is left to do by hand, to be remembered beside the journal.
    ///   - verifyCommand: The shell command that has to succeed.
    ///   - output: The file descriptor for what that command prints.
    /// - Returns: The number of the run.
    /// - Throws: `ToolError` for what went wrong, after everything was put back.
    func carryOut(
        run: Int?, left: [LeftWork], verifyCommand: String?, output: Int32
    ) throws(ToolError) -> Int {
        try JournalLock.hold(on: store) { opened throws(ToolError) in
            let last = store.contents(opened).lastRun
            let run = run ?? last + 1
            try refuseFoldersThatKeepAll()
            try CaughtSignals.during { signals throws(ToolError) in
                var journal = try store.begin(files, in: root.folder, run: run, in: opened)
                let transaction = FileTransaction(
                    root: root, files: files, journal: journal, signals: signals)
                try transaction.carryOut()
                if let verifyCommand {
                    try transaction.verify(with: verifyCommand, output: output)
                }
                do throws(SystemError) {
                    try LeftWorkStore(in: opened).add(left, run: run)
                    try journal.note(.applied)
                } catch {
                    try transaction.rollBackAll(after: store.unwritable(error))
                }
            }
            return run
        }
    }

    /// Where names can only be added, what is begun could neither be finished nor put back.
    private func refuseFoldersThatKeepAll() throws(ToolError) {
        let folders = HeldFolders(below: root.folder)
        for path in Set(files.map { $0.path.splitPath.folder }).sorted() {
            guard let folder = try? folders.folder(path), folder.isFrozen else { continue }
            throw ToolError(
                root.display(path), "is marked so that no name can be taken out of it",
                remedy: "take the mark away ('chattr -a -i', 'chflags nouappnd,nouchg')")
        }
    }
}
