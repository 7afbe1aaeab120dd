/// Takes back what applies below or around one PATH did.
struct JournalUndo {
    /// The PATH.
    let root: PlanRoot
    /// Whether a repository that Git can't be asked about counts as none.
    var mayBeMute = false

    /// Puts back applies that were interrupted.
    ///
    /// - Returns: How many there were.
    /// - Throws: `ToolError` where a file was changed since, or can't be written.
    func restoreInterrupted() throws(ToolError) -> Int {
        var count = 0
        for store in try JournalStore.all(of: root, mayBeMute: mayBeMute) {
            let journals = try store.journals(overlapping: root.folder)
            let interrupted = journals.filter { $0.record.state == .applying }
            if interrupted.isEmpty { continue }
            _ = try restore(interrupted, in: store)
            count += interrupted.count
        }
        return count
    }

    /// Puts back the last run of `apply`, and what of it was interrupted.
    ///
    /// - Returns: How many files were put back; nil where there is nothing to undo.
    /// - Throws: `ToolError` where a file was changed since, or can't be written.
    func undoLastRun() throws(ToolError) -> Int? {
        for store in try JournalStore.all(of: root, mayBeMute: mayBeMute) {
            let journals = try store.journals(overlapping: root.folder)
            guard let last = journals.map(\.record.run).max() else { continue }
            return try restore(journals.filter { $0.record.run == last }, in: store)
        }
        return nil
    }

    /// Puts journals back, the latest first.
    private func restore(
        _ journals: [Journal], in store: JournalStore
    ) throws(ToolError) -> Int {
        try JournalLock.hold(on: store) { () throws(ToolError) in
            var count = 0
            for journal in journals.reversed() {
                count += try JournalRestoration(journal).carryOut { display($0, of: journal) }
                do throws(SystemError) {
                    try journal.remove()
                } catch {
                    throw store.unwritable(error)
                }
            }
            return count
        }
    }

    /// A path of a journal as the user would name it, where the journal's root is the PATH or lies below it.
    private func display(_ path: String, of journal: Journal) -> String {
        let relative = (journal.root + "/" + path).path(below: root.folder)
        return relative.map(root.display) ?? path
    }
}
