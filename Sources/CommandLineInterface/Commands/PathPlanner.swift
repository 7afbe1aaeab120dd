import LifecycleMigration
import ProjectModel

/// Plans the PATHs of a command, and says of each what is to be reported.
struct PathPlanner: Sendable {
    /// What stays of a PATH.
    enum Keeping: Sendable {
        /// Its plan, with the bytes that it was made from.
        case plans
        /// The plan, and what tells that its files were not touched since.
        case plansToCarryOut
        /// The report without the texts of files; `details` says whether with all that a plan decided.
        case reports(details: Bool)
    }

    /// What to work with.
    let context: CommandContext
    /// What stays.
    let keeping: Keeping
    /// The PATHs that are not planned, and why.
    var halted: [String: ToolError] = [:]

    private var invocation: Invocation { context.invocation }

    /// The PATHs in their order.
    ///
    /// - Parameter log: Where a scan notes what it finished; nil for no place.
    /// - Throws: `ToolError` where what was asked for is nowhere, or the log can't be written.
    func paths(log: ScanLog? = nil) async throws(ToolError) -> [PlannedPath] {
        let planner = RootPlanner(
            planner: context.planner, invocation: invocation, environment: context.environment,
            takesFingerprints: takesFingerprints)
        let progress = ProgressLine(
            context.streams, invocation: invocation, environment: context.environment)
        let (requests, halted) = requests
        let finished = requests.map {
            log?.finished(
                $0, isNamed: context.isNamed($0.path), in: context.environment)
        }
        let open = zip(requests, finished).filter { $1 == nil }.map(\.0)
        var planned = try await planner.plan(
            open, progress: progress,
            begins: { (request) throws(ToolError) in try log?.begin(request.path) },
            made: { kept($0, $1, isLogged: log != nil) },
            ends: { (kept) throws(ToolError) in
                if let scanned = kept.scanned { try log?.end(scanned) }
                kept.scanned = nil
            })[...]
        progress.clear()
        var byRequest = finished.map { $0 ?? planned.popFirst()?.path }[...]
        var paths = invocation.paths.compactMap { path in
            halted[path].map { PlannedPath(report: RootReport(path: path, error: $0)) }
                ?? byRequest.popFirst().flatMap { $0 }
        }
        for note in paths.flatMap(\.notes) { context.errors.note(note) }
        let selections = paths.compactMap(\.selection)
        if selections.count == paths.count { try SelectionCheck(invocation).check(selections) }
        accept(in: &paths)
        return paths
    }

    private var takesFingerprints: Bool {
        if case .plansToCarryOut = keeping { true } else { false }
    }

    /// What is asked for of each PATH, with what its repository says; and the PATHs that are not planned.
    private var requests: (requests: [RootPlanner.Request], halted: [String: ToolError]) {
        var halted = halted
        var requests: [RootPlanner.Request] = []
        for path in invocation.paths where halted[path] == nil {
            do throws(ToolError) {
                let own = try RepositoryConfiguration.invocation(
                    invocation, for: path, in: context.environment)
                requests.append(RootPlanner.Request(path: path, invocation: own))
            } catch {
                halted[path] = error
            }
        }
        return (requests, halted)
    }

    /// A PATH, and what is noted of it where a scan is kept.
    private struct Kept: Sendable {
        let path: PlannedPath
        var scanned: ScannedPath?
    }

    private func kept(
        _ request: RootPlanner.Request, _ outcome: RootPlanner.Outcome, isLogged: Bool
    ) -> Kept {
        switch outcome {
        case .failure(let error):
            return Kept(path: PlannedPath(report: RootReport(path: request.path, error: error)))
        case .success(let plan):
            var path = PlannedPath(plan, of: request)
            if let noApp = NoApp(plan, invocation: request.invocation) {
                path.dropApp(context.isNamed(request.path) ? noApp.error : nil)
            } else {
                addLeftWork(to: &path, plan)
            }
            guard case .reports(let hasDetails) = keeping else { return Kept(path: path) }
            if hasDetails || isLogged { _ = path.report.follow(plan) }
            path.dropPlan()
            let scanned = isLogged ? ScannedPath(path, of: request, at: plan.root) : nil
            if !hasDetails { path.report.dropDetails() }
            return Kept(path: path, scanned: scanned)
        }
    }

    /// Adds what earlier applies left to do and is still there.
    private func addLeftWork(to path: inout PlannedPath, _ plan: RootPlan) {
        guard let store = try? JournalStore(for: plan.root), let opened = try? store.opened()
        else { return }
        do throws(SystemError) {
            let work = try LeftWorkStore(in: opened).read()
            var search = LeftWorkSearch(work, in: plan, base: store.base)
            path.report.add(left: search.findings())
        } catch {
            path.notes.append(
                "\(path.report.path): what the last apply left to do can't be read: \(error.reason)"
            )
        }
    }

    /// Takes out what was accepted; a decision that meets nothing may be about what was done since, or mistyped.
    private func accept(in paths: inout [PlannedPath]) {
        var used: Set<AcceptedFinding> = []
        var decisions: Set<AcceptedFinding> = []
        for index in paths.indices {
            let own = paths[index].invocation?.accepted ?? invocation.accepted
            used.formUnion(paths[index].report.accept(own.union(invocation.baseline)))
            decisions.formUnion(own)
        }
        for name in Set(decisions.subtracting(used).map(\.name)).sorted() {
            context.errors.note("\(name) is accepted, and nothing in these words is left to do")
        }
    }
}
