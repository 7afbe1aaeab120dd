/// `undo`: put back what the last apply changed, or give its journal up.
struct UndoCommand {
    /// What to work with.
    let context: CommandContext

    /// Runs the command.
    func run() -> ExitCode {
        var status = ExitCode.success
        for path in context.invocation.paths {
            do {
                let undo = JournalUndo(root: try PlanRoot(path, in: context.environment))
                let outcome =
                    try context.invocation.forgetsJournal
                    ? undo.forget()
                    : undo.undoLastRun(keepingEdits: context.invocation.keepsEdits)
                status = max(status, try saying(outcome, of: path))
            } catch {
                context.errors.report(error)
                status = max(status, .failure)
            }
        }
        return status
    }

    /// What can't be printed must not hide that files were put back.
    private func saying(
        _ outcome: JournalUndo.Outcome, of path: String
    ) throws(ToolError) -> ExitCode {
        do throws(ToolError) {
            return try report(outcome, of: path)
        } catch {
            guard outcome.journalCount > 0 else { throw error }
            let files =
                outcome.fileCount == 1 ? "1 file was" : "\(outcome.fileCount) files were"
            throw ToolError(
                error.place,
                error.reason + "; the undo itself is done: \(files) put back in \(path)",
                remedy: error.remedy)
        }
    }

    private func report(
        _ outcome: JournalUndo.Outcome, of path: String
    ) throws(ToolError) -> ExitCode {
        let path = path.visible
        for problem in outcome.problems { context.errors.report(problem) }
        if context.invocation.forgetsJournal {
            try report(forgotten: outcome, of: path)
        } else if context.invocation.detail != .quiet {
            switch (outcome.journalCount, outcome.fileCount) {
            case (0, _): try context.print("\(path): nothing to undo\n")
            case (_, 1): try context.print("\(path): 1 file was put back\n")
            case (_, let count): try context.print("\(path): \(count) files were put back\n")
            }
            if !outcome.filesKept.isEmpty {
                try context.print(
                    "  without what the apply wrote, and with your changes: \(outcome.filesKept.map(\.visible).listed)\n"
                )
            }
            if outcome.asBeforeCount > 0 { reportKept(outcome) }
            if !outcome.commits.isEmpty { reportCommitted(outcome) }
        }
        return outcome.problems.isEmpty || outcome.journalCount > 0 ? .success : .failure
    }

    /// What was committed since stays until the files that were put back are committed, too.
    private func reportCommitted(_ outcome: JournalUndo.Outcome) {
        let count = outcome.committedCount
        let commits = outcome.commits.count == 1 ? "this commit" : "these commits"
        context.errors.note(
            "\(count) \(count == 1 ? "file differs" : "files differ") from the last commit now, since the apply was committed; "
                + "\(commits) stay\(outcome.commits.count == 1 ? "s" : ""), and a commit of what was put back takes "
                + "\(outcome.commits.count == 1 ? "it" : "them") back: \(outcome.commits.joined(separator: "; "))"
        )
    }

    private func reportKept(_ outcome: JournalUndo.Outcome) {
        let count = outcome.asBeforeCount
        context.errors.note(
            "\(count) \(count == 1 ? "file was" : "files were") as before already, as on another branch or while the "
                + "apply is stashed; the journal is kept, and 'sceneshift undo --forget' gives it up"
        )
    }

    private func report(
        forgotten outcome: JournalUndo.Outcome, of path: String
    ) throws(ToolError) {
        guard context.invocation.detail != .quiet else { return }
        let path = path.visible
        guard !outcome.forgotten.isEmpty else {
            return try context.print("\(path): there is no journal to give up\n")
        }
        let numbers = outcome.forgotten.map(String.init).joined(separator: ", ")
        try context.print("\(path): journal \(numbers) was given up\n")
        for file in outcome.filesLeft { try context.print("  left as it is: \(file.visible)\n") }
    }
}
