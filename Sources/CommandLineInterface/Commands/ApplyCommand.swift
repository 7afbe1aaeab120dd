import LifecycleMigration

/// `apply`: carry out the plan of each PATH, the whole of it or nothing.
struct ApplyCommand {
    /// What to work with.
    let context: CommandContext

    /// Runs the command.
    func run() async throws -> ExitCode {
        let output = try context.openReport()
        try PathOverlap.refuseFoldersInFolders(context.invocation.paths, in: context.environment)
        let halted = try recoverInterruptedApplies()
        var paths = try await PathPlanner(
            context: context, keeping: .plansToCarryOut, halted: halted
        ).paths()
        try PathOverlap.refuseFilesInCommon(paths)
        try mark(&paths)
        try choose(&paths)
        let left = paths.indices.map { follow(&paths[$0]) }
        let prepared = paths.map { prepare($0) }
        var patch: [UInt8] = []
        var hiddenFileCount = 0
        var runs: [String: Int] = [:]
        var isInterrupted = false
        for index in paths.indices where !isInterrupted {
            switch prepared[index] {
            case .success(nil): break
            case .success(let apply?):
                do {
                    let steps =
                        context.invocation.commitsSteps
                        ? try ApplySteps(apply, paths[index].report.asIfApplied) : nil
                    let run = try apply.carryOut(
                        run: runs[apply.store.folder], left: left[index],
                        verifyCommand: context.invocation.verifyCommand,
                        output: context.streams.error)
                    runs[apply.store.folder] = run
                    paths[index].report.appliedFileCount = apply.files.count
                    var reporter = DiffReporter(apply.root, hiding: context.invocation.hidden)
                    patch += reporter.report(apply.files)
                    hiddenFileCount += reporter.hiddenFileCount
                    commit(steps, of: &paths[index])
                } catch {
                    paths[index].report.error = error
                    isInterrupted = error.isInterruption
                    note(error.messages, of: apply, in: &paths[index].report)
                }
            case .failure(let error):
                paths[index].report.error = error
            }
        }
        let status = paths.map(self.status).max() ?? .success
        defer { for error in paths.compactMap(\.report.error) { context.errors.report(error) } }
        do throws(ToolError) {
            if context.invocation.showsDiff {
                try context.print(patch)
                context.noteHidden(hiddenFileCount)
                noteApplied(paths.map(\.report))
            }
            if !context.invocation.showsDiff || output.isFile {
                try context.write(paths.map(\.report), status: status, to: output)
            }
        } catch {
            throw saying(what: paths, beside: error)
        }
        return status
    }

    /// A patch looks as if nothing was done yet.
    private func noteApplied(_ reports: [RootReport]) {
        guard let files = reports.changedFiles else { return }
        context.errors.note(
            "\(files) changed; '\(context.invocation.next("undo", options: []))' puts everything back"
        )
    }

    /// A report that can't be printed must not hide that files are changed.
    private func saying(what paths: [PlannedPath], beside error: ToolError) -> ToolError {
        let changed = paths.filter { $0.report.appliedFileCount != nil }
        guard let files = changed.map(\.report).changedFiles else { return error }
        let commits = changed.compactMap(\.report.commitCount).reduce(0, +)
        return ToolError(
            error.place,
            error.reason
                + "; the apply itself is done: \(files) changed"
                + (commits > 0 ? " and committed" : "") + " in "
                + changed.map(\.report.path).joined(separator: ", "),
            remedy: "'sceneshift undo' takes it back; 'sceneshift plan' says what is left to do")
    }

    /// Commits what was applied; where that fails, the files stay as they are.
    private func commit(_ steps: ApplySteps?, of path: inout PlannedPath) {
        do throws(ToolError) {
            path.report.commitCount = try steps?.commit()
        } catch {
            context.errors.report(error)
            path.isUncommitted = true
        }
    }

    /// Puts back what an earlier apply left half done, before anything is planned on top of it.
    ///
    /// - Returns: The PATHs where that can't be done, and why.
    /// - Throws: `ToolError` where a signal asked for the end.
    private func recoverInterruptedApplies() throws(ToolError) -> [String: ToolError] {
        var halted: [String: ToolError] = [:]
        for path in context.invocation.paths {
            // A PATH that can't be read is reported with its plan.
            guard let root = try? PlanRoot(path, in: context.environment) else { continue }
            do throws(ToolError) {
                note(try JournalUndo(root: root).restoreInterrupted(), at: path)
            } catch {
                if error.isInterruption { throw error }
                halted[path] = error
            }
        }
        return halted
    }

    private func note(_ outcome: JournalUndo.Outcome, at path: String) {
        if outcome.journalCount > 0 {
            context.errors.note(
                "\(path): an earlier apply was interrupted; its changes were put back")
        }
        for problem in outcome.problems {
            context.errors.note("\(problem.summary); it is left alone")
        }
    }

    /// Adds what a verifying command said about the plan to its apps.
    private func note(
        _ messages: [CompilerMessage], of apply: PreparedApply, in report: inout RootReport
    ) {
        let found = VerificationFindings(
            messages, in: apply.root, changing: Set(apply.files.map(\.path)))
        for index in report.applications.indices {
            report.applications[index].add(found.findings(for: report.applications[index]))
        }
        if found.otherCount > 0 {
            let errors = found.otherCount == 1 ? "1 error" : "\(found.otherCount) errors"
            context.errors.note(
                "\(report.path): the command also names \(errors) in files that the plan leaves as they are"
            )
        }
    }

    /// Marks what is left to do, where that was asked for.
    private func mark(_ paths: inout [PlannedPath]) throws {
        guard context.invocation.marksWork else { return }
        for index in paths.indices {
            guard let plan = paths[index].plan else { continue }
            let marked = try WorkMarks(plan, paths[index].report).marked()
            paths[index].take(marked.plan)
            paths[index].report.mark(marked.findings, in: marked.plan)
        }
    }

    /// Follows the code of the findings of a PATH through its plan, and returns what has to be remembered of them.
    private func follow(_ path: inout PlannedPath) -> [LeftWork] {
        guard let plan = path.plan else { return [] }
        let edited = path.report.follow(plan)
        guard let store = try? JournalStore(for: plan.root) else { return [] }
        return path.report.leftWork(of: plan, edited, below: store.base)
    }

    private func choose(_ paths: inout [PlannedPath]) throws {
        guard context.invocation.isInteractive else { return }
        var chooser = ApplicationChooser(context.streams)
        for index in paths.indices {
            guard let plan = paths[index].plan else { continue }
            let chosen = try chooser.choose(from: plan, paths[index].report)
            paths[index].report.decline(chosen.declined)
            paths[index].take(chosen.plan)
            paths[index].isPartlyChosen = !chosen.declined.isEmpty
        }
    }

    private func prepare(_ path: PlannedPath) -> Result<PreparedApply?, ToolError> {
        guard let plan = path.plan else { return .success(nil) }
        do {
            return .success(try PreparedApply(plan, invocation: context.invocation))
        } catch {
            return .failure(error)
        }
    }

    private func status(of path: PlannedPath) -> ExitCode {
        let report = path.report
        if report.error != nil { return .failure }
        let unfinished = report.applications.filter { $0.plan.outcome != .none }
        if !unfinished.isEmpty, report.applications.allSatisfy({ $0.plan.outcome == .refuse }) {
            context.errors.report(
                ToolError(
                    report.path, "every app was refused, so that nothing was changed",
                    remedy: "the report says why"))
            return .failure
        }
        guard !path.isPartlyChosen, !path.isUncommitted else { return .pending }
        if context.invocation.allowsManualWork { return .success }
        let isLeft = report.applications.contains(where: \.hasManualWork)
        return unfinished.allSatisfy(\.isComplete) && !isLeft ? .success : .pending
    }
}
