/// `undo`: put back what the last apply changed.
struct UndoCommand {
    /// What to work with.
    let context: CommandContext

    /// Runs the command.
    func run() -> ExitCode {
        var status = ExitCode.success
        for path in context.invocation.paths {
            do {
                let root = try PlanRoot(path, in: context.environment)
                try report(try JournalUndo(root: root).undoLastRun(), of: path)
            } catch {
                context.errors.report(error)
                status = max(status, .failure)
            }
        }
        return status
    }

    private func report(_ count: Int?, of path: String) throws(ToolError) {
        guard context.invocation.detail != .quiet else { return }
        switch count {
        case nil: try context.print("\(path): nothing to undo\n")
        case 1: try context.print("\(path): 1 file was put back\n")
        case let count?: try context.print("\(path): \(count) files were put back\n")
        }
    }
}
