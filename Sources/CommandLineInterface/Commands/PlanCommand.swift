/// `plan` and `scan`: make the plan, report it, write nothing.
struct PlanCommand {
    /// What to work with.
    let context: CommandContext

    /// Runs the command.
    func run() async throws -> ExitCode {
        let output = try context.openReport()
        context.noteInterruptions()
        let log = try context.openScanLog()
        var paths = try await PathPlanner(context: context, keeping: keeping).paths(log: log)
        for index in paths.indices where context.invocation.format == .json {
            guard let plan = paths[index].plan else { continue }
            _ = paths[index].report.follow(plan)
        }
        if context.invocation.showsDiff {
            try PathOverlap.refuseFilesInCommon(paths)
            try context.streams.print(patch(of: &paths))
        }
        let reports = paths.map(\.report)
        let status = self.status(of: reports)
        for error in reports.compactMap(\.error) { context.errors.report(error) }
        if !context.invocation.showsDiff || output.isFile {
            try context.write(reports, status: status, to: output)
        }
        return status
    }

    /// A scan is of any number of repositories, so that it keeps what its report says.
    private var keeping: PathPlanner.Keeping {
        context.invocation.command == .scan
            ? .reports(details: context.invocation.format == .json) : .plans
    }

    private func patch(of paths: inout [PlannedPath]) -> [UInt8] {
        var patch: [UInt8] = []
        var hiddenFileCount = 0
        for index in paths.indices {
            guard let plan = paths[index].plan else { continue }
            do {
                var reporter = DiffReporter(plan.root, hiding: context.invocation.hidden)
                patch += reporter.report(try PlannedFile.files(of: plan))
                hiddenFileCount += reporter.hiddenFileCount
            } catch {
                paths[index].report.error = error
            }
        }
        context.noteHidden(hiddenFileCount)
        context.noteNoChange(paths.map(\.report))
        context.notePatchOutside(paths.compactMap(\.plan))
        return patch
    }

    private func status(of reports: [RootReport]) -> ExitCode {
        // In a folder of repositories, too, there has to be one app.
        if reports.allSatisfy(\.isWithoutApp) { return .failure }
        return reports.map(status).max() ?? .success
    }

    private func status(of report: RootReport) -> ExitCode {
        if report.error != nil { return .failure }
        return context.invocation.checks && report.hasPendingWork ? .pending : .success
    }
}
