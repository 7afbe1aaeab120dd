/// Writes the files of one plan: all of them, or none.
struct FileTransaction: Sendable {
    /// The PATH that the files belong to.
    let root: PlanRoot
    /// The files.
    let files: [PlannedFile]
    /// The journal that was started for them.
    let journal: Journal

    /// Writes the files.
    ///
    /// - Throws: `ToolError` for the first thing that went wrong, after everything was put back.
    func carryOut() throws(ToolError) {
        do {
            try writeTemporaryFiles()
            try checkThatNothingChanged()
            try putInPlace()
        } catch {
            try rollBack(after: error)
        }
    }

    /// Runs a shell command in the PATH, and puts everything back unless it succeeds.
    ///
    /// - Parameter output: The file descriptor for what the command prints.
    /// - Throws: `ToolError` where the command failed.
    func verify(with command: String, output: Int32) throws(ToolError) {
        let status = ChildProcess.shell(command, in: root.folder, output: output)
        guard status != 0 else { return }
        let result = status.map { "ended with status \($0)" } ?? "could not be started"
        try rollBack(
            after: ToolError(
                root.given, "'\(command)' \(result), so that everything was put back",
                remedy: "see whether it succeeds without the migration"))
    }

    /// Puts everything back, removes the journal, and throws the reason.
    func rollBack(after error: ToolError) throws(ToolError) {
        do {
            try JournalRestoration(journal).carryOut { root.display($0) }
            try journal.remove()
        } catch let failure as ToolError {
            throw ToolError(
                error.place, error.reason + "; and it could not be put back: " + failure.summary,
                remedy: "run 'sceneshift undo' once the cause is removed")
        } catch {
            throw ToolError(nil, "the journal could not be removed", remedy: nil)
        }
        throw error
    }

    /// All new bytes are on the disk before the first file changes.
    private func writeTemporaryFiles() throws(ToolError) {
        for folder in journal.record.createdFolders {
            do {
                try FileSystem.createFolder(root.folder + "/" + folder)
            } catch {
                throw ToolError(root.display(folder), "can't be made: \(error.reason)")
            }
        }
        for (file, entry) in zip(files, journal.record.files) {
            guard let after = file.after else { continue }
            do {
                try FileSystem.create(
                    root.folder + "/" + entry.temporary, after,
                    permissions: file.before?.permissions)
            } catch {
                throw ToolError(
                    root.display(file.path), "can't be written: \(error.reason)",
                    remedy: "make its folder writable")
            }
        }
    }

    private func checkThatNothingChanged() throws(ToolError) {
        for file in files {
            let path = root.folder + "/" + file.path
            let isSame: Bool
            if let before = file.before {
                isSame = (try? FileSystem.read(path)) == before.text.bytes
            } else {
                isSame = FileStatus(path, followsLinks: false) == nil
            }
            if !isSame { throw PlannedFile.changed(root.display(file.path)) }
        }
    }

    private func putInPlace() throws(ToolError) {
        for (file, entry) in zip(files, journal.record.files) {
            let path = root.folder + "/" + file.path
            do {
                if file.after == nil {
                    try FileSystem.remove(path)
                } else {
                    try FileSystem.move(root.folder + "/" + entry.temporary, to: path)
                }
            } catch {
                throw ToolError(
                    root.display(file.path), "can't be changed: \(error.reason)",
                    remedy: "make its folder writable")
            }
        }
        for folder in journal.record.emptiedFolders.reversed() {
            FileSystem.removeFolderIfEmpty(root.folder + "/" + folder.path)
        }
    }
}
