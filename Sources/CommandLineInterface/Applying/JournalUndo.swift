import ProjectModel

/// Takes back what applies below or around one PATH did.
struct JournalUndo {
    /// The PATH.
    let root: PlanRoot

    /// What became of the journals of a PATH.
    struct Outcome {
        /// How many applies were put back.
        var journalCount = 0
        /// How many files were put back.
        var fileCount = 0
        /// The files in which edits were kept, as people name them.
        var filesKept: [String] = []
        /// How many files were as before already, although nothing was interrupted: their journals are kept.
        var asBeforeCount = 0
        /// How many files are put back and were committed as the apply wrote them, so that they differ from the last commit now.
        var committedCount = 0
        /// The commits that hold what was put back, each as its short name and its subject.
        var commits: [String] = []
        /// The journals that can't be believed, and are left alone.
        var problems: [ToolError] = []
        /// The journals that were given up.
        var forgotten: [Int] = []
        /// The files that are left as they are, as people name them.
        var filesLeft: [String] = []
    }

    /// Whether an apply or an undo was interrupted; looks without waiting for another run.
    func findsInterruption() -> Bool {
        guard let store = try? JournalStore(for: root), let opened = try? store.opened() else {
            return false
        }
        return store.contents(opened).overlapping(root.named).contains {
            $0.record.state != .applied
        }
    }

    /// Puts back applies that were interrupted, and finishes interrupted undos.
    ///
    /// - Throws: `ToolError` where a file was changed or committed since, or can't be written.
    func restoreInterrupted() throws(ToolError) -> Outcome {
        try change { store, opened, contents, outcome throws(ToolError) in
            let journals = contents.overlapping(root.named).filter { $0.record.state != .applied }
            for journal in journals { try refuseCommitted(journal) }
            for journal in journals.reversed() {
                try restore(journal, &outcome)
                try forgetWork(of: journal, store, in: opened)
            }
        }
    }

    /// Puts back the last run of `apply`, also one that was interrupted.
    ///
    /// - Parameter keepsEdits: Whether what was written into its files since stays there.
    /// - Throws: `ToolError` where a file was changed since, before anything is touched, or can't be written.
    func undoLastRun(keepingEdits keepsEdits: Bool) throws(ToolError) -> Outcome {
        try change { store, opened, contents, outcome throws(ToolError) in
            let journals = lastRun(contents)
            let edited = try journals.map { journal throws(ToolError) in
                try restoration(of: journal).editedFiles()
            }
            let all = edited.flatMap { $0 }
            if let error = keepsEdits ? all.obstacle : all.refusal { throw error }
            for (journal, edited) in zip(journals, edited) {
                let merges = edited.compactMap(\.merge)
                var journal = journal
                if !merges.isEmpty {
                    do throws(SystemError) { try journal.merge(merges) } catch {
                        throw store.unwritable(error)
                    }
                }
                try restore(journal, &outcome)
                outcome.filesKept += edited.map(\.path)
                try forgetWork(of: journal, store, in: opened)
            }
        }
    }

    /// Leaves the files of the last run as they are, and gives its journal up; those that can't be believed, too.
    ///
    /// - Throws: `ToolError` where a journal can't be removed.
    func forget() throws(ToolError) -> Outcome {
        try change { store, opened, contents, outcome throws(ToolError) in
            for journal in lastRun(contents) {
                let restoration = restoration(of: journal)
                outcome.filesLeft += (try? restoration.filesLeft()) ?? []
                JournalTemporaryFiles(of: journal).settle()
                try store.giveUp(journal.number, in: opened)
                outcome.forgotten.append(journal.number)
            }
            for problem in contents.problems {
                try store.giveUp(problem.number, in: opened)
                outcome.forgotten.append(problem.number)
            }
            outcome.problems = []
        }
    }

    private func lastRun(_ contents: JournalStore.Contents) -> [Journal] {
        let journals = contents.changing(root.named)
        guard let last = journals.map(\.record.run).max() else { return [] }
        return journals.filter { $0.record.run == last }.reversed()
    }

    /// Does something with the journals that no other run may touch meanwhile; nothing where there is no store.
    private func change(
        _ body: (JournalStore, OpenFolder, JournalStore.Contents, inout Outcome) throws(ToolError)
            -> Void
    ) throws(ToolError) -> Outcome {
        let store = try JournalStore(for: root)
        guard store.exists else { return Outcome() }
        return try JournalLock.hold(on: store) { opened throws(ToolError) in
            // What began is finished, so that a signal leaves no half of it.
            try CaughtSignals.during { _ throws(ToolError) in
                let contents = store.contents(opened)
                var outcome = Outcome()
                outcome.problems = contents.problems.map(\.error)
                try body(store, opened, contents, &outcome)
                return outcome
            }
        }
    }

    /// Forgets what an apply left to do once it is taken back.
    private func forgetWork(
        of journal: Journal, _ store: JournalStore, in opened: OpenFolder
    ) throws(ToolError) {
        do throws(SystemError) {
            try LeftWorkStore(in: opened).drop(run: journal.record.run, root: journal.record.root)
        } catch {
            throw store.unwritable(error)
        }
    }

    private func restore(_ journal: Journal, _ outcome: inout Outcome) throws(ToolError) {
        let committed = (try? committed(of: journal)) ?? []
        let (restored, asBefore) = try restoration(of: journal).carryOut()
        outcome.fileCount += restored
        outcome.asBeforeCount += asBefore
        if restored > 0 {
            outcome.committedCount += committed.count
            let commits = (try? LastCommits(of: committed, in: journal.root))?.lines ?? []
            outcome.commits += commits.filter { !outcome.commits.contains($0) }
        }
        outcome.journalCount += 1
    }

    /// Refuses to put back by itself what somebody has committed since.
    private func refuseCommitted(_ journal: Journal) throws(ToolError) {
        guard let path = try committed(of: journal).first else { return }
        throw ToolError(
            display(path, of: journal),
            "was written by an apply that was interrupted, and is committed",
            remedy:
                "'sceneshift undo' takes the whole apply back; 'sceneshift undo --forget' keeps what is there"
        )
    }

    /// The files of an apply that are committed as it wrote them.
    private func committed(of journal: Journal) throws(ToolError) -> [String] {
        let restoration = restoration(of: journal)
        var paths: [String] = []
        for file in journal.record.files where !file.isDeleted {
            if try restoration.state(of: file) == .asAfter { paths.append(file.path) }
        }
        guard !paths.isEmpty, try GitRepository.find(around: journal.root) != nil else { return [] }
        let files = try UncommittedFiles(among: paths, in: journal.root)
        let uncommitted = Set(files.changed + files.unknown)
        return paths.filter { !uncommitted.contains($0) }
    }

    private func restoration(of journal: Journal) -> JournalRestoration {
        JournalRestoration(journal) { display($0, of: journal) }
    }

    /// A path of a journal as the user would name it.
    private func display(_ path: String, of journal: Journal) -> String {
        root.join(RelativePath.path(to: journal.root + "/" + path, from: root.named))
    }
}
