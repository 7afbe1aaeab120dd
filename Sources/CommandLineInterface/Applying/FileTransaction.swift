/// Writes the files of one plan: all of them, or none.
struct FileTransaction {
    /// The PATH that the files belong to.
    let root: PlanRoot
    /// The files.
    let files: [PlannedFile]
    /// The journal that was started for them.
    let journal: Journal
    /// The signals that end it.
    let signals: CaughtSignals

    /// Writes the files.
    ///
    /// - Throws: `ToolError` for the first thing that went wrong, after what was written was put back.
    func carryOut() throws(ToolError) {
        var placed: [JournalRecord.File] = []
        do {
            try writeTemporaryFiles()
            try checkThatNothingChanged()
            try putInPlace(&placed)
            try signals.check()
            try checkThatNothingWasWrittenSince()
            try checkThatNoFolderWasMoved()
            try removeWhatWasReplaced()
        } catch {
            try rollBack(placed, after: error)
        }
    }

    /// Runs a shell command in the PATH, and puts everything back unless it succeeds.
    ///
    /// - Parameter output: The file descriptor for what the command prints.
    /// - Throws: `ToolError` where the command failed, or a signal ended it.
    func verify(with command: String, output: Int32) throws(ToolError) {
        let result = ChildProcess.shell(
            command, in: root.named, output: output, signals: signals)
        if result?.isInterrupted == true { try rollBackAll(after: CaughtSignals.interrupted) }
        guard result?.status != 0 else { return }
        let ending = result.map { "ended with status \($0.status)" } ?? "could not be started"
        var error = ToolError(
            root.given, "'\(command)' \(ending), so that everything was put back",
            remedy: "see whether it succeeds without the migration")
        error.messages = result?.errors ?? []
        try rollBackAll(after: error)
    }

    /// Puts every file back, also one that a command has worked on since, and throws the reason.
    func rollBackAll(after error: ToolError) throws(ToolError) {
        // The command may have made folders anew.
        let transaction = FileTransaction(
            root: root, files: files, journal: journal.reopened, signals: signals)
        try transaction.rollBack(journal.record.files, after: error, isForced: true)
    }

    /// Puts back the files that this run has put in place and nobody has changed since, removes the journal, and throws
    /// the reason.
    private func rollBack(
        _ placed: [JournalRecord.File], after error: ToolError, isForced: Bool = false
    ) throws(ToolError) {
        let restoration = JournalRestoration(journal) { root.display($0) }
        do throws(ToolError) {
            var own: [JournalRecord.File] = []
            var changed: [String] = []
            for file in placed {
                switch isForced ? .asAfter : try restoration.state(of: file) {
                case .asAfter: own.append(file)
                case .asBefore: break
                case .changedSince: changed.append(root.display(file.path))
                }
            }
            try restoration.putBack(own, isForced: isForced)
            if let first = changed.first {
                throw ToolError(first, "was changed meanwhile, and is left as it is")
            }
        } catch let failure {
            var both = ToolError(
                error.place, error.reason + "; but " + failure.summary,
                remedy:
                    "run 'sceneshift undo' once the cause is removed, or 'sceneshift undo --forget'"
                    + " to leave everything as it is")
            both.isInterruption = error.isInterruption
            both.messages = error.messages
            throw both
        }
        do throws(SystemError) {
            try journal.remove()
        } catch let failure {
            throw ToolError(
                error.place,
                error.reason + "; the journal for undo can't be removed: \(failure.reason)",
                remedy: "run 'sceneshift undo --forget'")
        }
        throw error
    }

    /// All new bytes are on the disk before the first file changes.
    private func writeTemporaryFiles() throws(ToolError) {
        for folder in journal.record.createdFolders {
            do {
                try journal.folders.make(folder)
            } catch {
                throw ToolError(root.display(folder), "can't be made: \(error.reason)")
            }
        }
        for (file, entry) in zip(files, journal.record.files) {
            try signals.check()
            guard let after = file.after else { continue }
            do {
                let place = try journal.folders.place(of: file.path)
                let existing = file.before.map { _ in
                    FileAttributes(folder: place.folder, name: place.name)
                }
                try place.folder.create(
                    entry.temporaryName, after, permissions: file.before?.permissions,
                    attributes: existing)
            } catch {
                throw ToolError(
                    root.display(file.path), "can't be written: \(error.reason)",
                    remedy: "make its folder writable")
            }
        }
    }

    private func checkThatNothingChanged() throws(ToolError) {
        for file in files { try checkThatNothingChanged(in: file) }
    }

    private func checkThatNothingChanged(in file: PlannedFile) throws(ToolError) {
        let isSame =
            if let before = file.before {
                journal.folders.bytes(at: file.path) == before.text.bytes
            } else {
                journal.folders.status(of: file.path) == nil
            }
        if !isSame { throw PlannedFile.changed(root.display(file.path)) }
    }

    private func putInPlace(_ placed: inout [JournalRecord.File]) throws(ToolError) {
        for (file, entry) in zip(files, journal.record.files) {
            try signals.check()
            let isPlaced: Bool
            do {
                isPlaced = try journal.replacement(of: file, entry).carryOut()
            } catch {
                // A new file may have got its name, and its folder keeps it.
                if file.before == nil, journal.folders.bytes(at: file.path) == file.after {
                    placed.append(entry)
                }
                throw ToolError(
                    root.display(file.path), "can't be changed: \(error.reason)",
                    remedy: "make its folder writable")
            }
            if !isPlaced { throw PlannedFile.changed(root.display(file.path)) }
            placed.append(entry)
        }
    }

    private func removeWhatWasReplaced() throws(ToolError) {
        for (file, entry) in zip(files, journal.record.files) {
            do {
                try journal.folders.place(of: file.path).folder.remove(entry.temporaryName)
            } catch {
                throw ToolError(
                    root.display(file.path), "can't be replaced: \(error.reason)",
                    remedy: "make its folder writable")
            }
        }
        for folder in journal.record.emptiedFolders.reversed() {
            journal.folders.removeIfEmpty(folder.path)
        }
    }

    /// What was written to a folder that is no more under its name would be a migration of something else.
    private func checkThatNoFolderWasMoved() throws(ToolError) {
        if let folder = journal.folders.displaced {
            throw ToolError(
                root.display(folder), "was moved, or replaced, after it was planned",
                remedy: "run the command again")
        }
    }

    /// A program that had a file open when its name was taken goes on writing to what has lost it.
    private func checkThatNothingWasWrittenSince() throws(ToolError) {
        for (file, entry) in zip(files, journal.record.files) {
            let replacement = try? journal.replacement(of: file, entry)
            if replacement?.isUntouchedSince() != true {
                throw PlannedFile.changed(root.display(file.path))
            }
        }
    }
}

extension Journal {
    /// The replacement of a file by what the plan makes of it.
    fileprivate func replacement(
        of file: PlannedFile, _ entry: JournalRecord.File
    ) throws(SystemError) -> FileReplacement {
        let place = try folders.place(of: file.path)
        return FileReplacement(
            folder: place.folder, name: place.name, temporary: entry.temporaryName,
            expected: file.before?.text.bytes, new: file.after)
    }
}
