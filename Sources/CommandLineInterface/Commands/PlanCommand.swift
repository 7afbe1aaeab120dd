/// `plan` and `scan`: make the plan, report it, write nothing.
struct PlanCommand {
    /// What to work with.
    let context: CommandContext

    /// Runs the command.
    func run() async throws -> ExitCode {
        let output = try context.openReport()
        noteInterruptions()
        var paths = await context.plans(takesFingerprints: false)
        var patch: [UInt8] = []
        if context.invocation.showsDiff {
            for index in paths.indices {
                guard let plan = paths[index].plan else { continue }
                do {
                    patch += DiffReporter.report(try PlannedFile.files(of: plan))
                } catch {
                    paths[index].report.error = error
                }
            }
        }
        let reports = paths.map(\.report)
        if context.invocation.showsDiff { try context.streams.print(patch) }
        if !context.invocation.showsDiff || output.isFile {
            try output.write(Array(context.report(reports).utf8))
        }
        for error in reports.compactMap(\.error) { context.errors.report(error) }
        return reports.map(status).max() ?? .success
    }

    /// What is planned may be half of what an apply was to leave.
    private func noteInterruptions() {
        for path in context.invocation.paths {
            guard let root = try? PlanRoot(path, in: context.environment) else { continue }
            if JournalUndo(root: root).findsInterruption() {
                context.errors.note(
                    "\(path): an earlier apply was interrupted; 'sceneshift undo' puts its changes back"
                )
            }
        }
    }

    private func status(of report: RootReport) -> ExitCode {
        if report.error != nil { return .failure }
        return context.invocation.checks && report.hasPendingWork ? .pending : .success
    }
}
