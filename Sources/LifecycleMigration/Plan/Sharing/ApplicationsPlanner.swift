import AppFacts
import ProjectModel
import SourceEditing

/// Plans the apps of a tree: each by itself, share by share, then together where they share files.
///
/// Apps that are built from the same sources, such as a beta beside the app of the store, can only move together:
/// a file is edited once for all of them.
struct ApplicationsPlanner {
    private let targets: [AppTarget]
    private let projects: LoadedProjects
    private let options: MigrationOptions
    private let library: SourceLibrary
    private let modules: ModuleGraph
    private let sharedPaths: Set<String>

    /// A planner for all app targets of a tree.
    init(
        targets: [AppTarget], projects: LoadedProjects, options: MigrationOptions,
        library: SourceLibrary
    ) {
        self.targets = targets
        self.projects = projects
        self.options = options
        self.library = library
        modules = ModuleGraph(of: projects, in: library.tree)
        var known: Set<String> = []
        sharedPaths = Set(
            targets.flatMap { Set($0.sources + $0.infoPlists) }.filter {
                !known.insert($0).inserted
            })
    }

    /// The same apps with other options.
    private init(_ other: ApplicationsPlanner, options: MigrationOptions) {
        targets = other.targets
        projects = other.projects
        library = other.library
        modules = other.modules
        sharedPaths = other.sharedPaths
        self.options = options
    }

    /// The plans of the apps of a share, each by itself.
    ///
    /// - Parameter listener: Hears of each app in front of its plan.
    func draft(_ share: PlanShare, for listener: PlanningStep.Listener? = nil) -> PlanDraft {
        let (raising, other) = (raising, other)
        var planned: [Int: PlannedApplication] = [:]
        var raised: [Int: PlannedApplication] = [:]
        var others: [Int: PlannedApplication] = [:]
        for (index, place) in share.apps {
            listener?(.planning(targets[index].name, place, of: share.count))
            let app = App(context: context(of: targets[index]), memory: AppMemory())
            let plan = planner(for: app).plan()
            guard options.keeps(plan.plan) else { continue }
            planned[index] = plan
            if options.saysOtherWay, plan.mayMove(to: other.options.destination) {
                others[index] = other.planner(for: app).plan()
            }
            guard keepsDeploymentTarget(index), plan.isHeldByDeploymentTarget else { continue }
            raised[index] = raising.planner(for: app).plan()
        }
        return PlanDraft(planned: planned, raised: raised, others: others)
    }

    /// The plans of all apps that were asked for, and the edits of those that are carried out together.
    func plan(
        from drafts: [PlanDraft]
    ) -> (applications: [ApplicationPlan], units: [WorkspaceEdit]) {
        var planned = [PlannedApplication?](repeating: nil, count: targets.count)
        for (index, app) in drafts.flatMap(\.planned) { planned[index] = app }
        let units = share(&planned)
        addProspects(to: &planned, drafts.reduce(into: [:]) { $0.merge($1.raised) { $1 } })
        if options.saysOtherWay {
            addWays(to: &planned, drafts.reduce(into: [:]) { $0.merge($1.others) { $1 } })
        }
        addMarks(to: &planned)
        return (planned.compactMap { $0?.plan }, units)
    }

    /// The same apps on their way to the other destination.
    private var other: ApplicationsPlanner {
        var other = options
        other.destination = options.destination == .swiftUI ? .scenes : .swiftUI
        return ApplicationsPlanner(self, options: other)
    }

    /// Says of each app what each destination would give.
    private func addWays(
        to planned: inout [PlannedApplication?], _ drafts: [Int: PlannedApplication]
    ) {
        let other = other
        var others = [PlannedApplication?](repeating: nil, count: targets.count)
        for (index, app) in drafts { others[index] = app }
        _ = other.share(&others)
        for index in planned.indices {
            guard let plan = planned[index]?.plan else { continue }
            let way =
                others[index]?.plan.way
                ?? Way(to: other.options.destination, .none, manual: 0, reason: nil)
            planned[index]?.plan.ways = Destination.allCases.map { destination in
                destination == plan.destination ? plan.way : way
            }
        }
    }

    /// Adds what marks in the code say is left to do, where nothing else is; code of no app's own is the first one's.
    private func addMarks(to planned: inout [PlannedApplication?]) {
        let marks = WorkMarkFindings(in: library)
        let own = Set(targets.flatMap(\.sources))
        var others = library.tree.paths.filter { $0.hasSuffix(".swift") && !own.contains($0) }
        for index in planned.indices where planned[index]?.plan.outcome == Outcome.none {
            let known = planned[index]?.plan.findings ?? []
            let found = marks.findings(in: targets[index].sources + others, beside: known)
            others = []
            guard !found.isEmpty else { continue }
            planned[index]?.plan.findings = (known + found).inReportOrder()
        }
    }

    private var raising: ApplicationsPlanner {
        var raising = options
        raising.deploymentTarget = .raiseToMinimum
        return ApplicationsPlanner(self, options: raising)
    }

    /// Whether the option leaves the deployment target of an app: it is given for other platforms, or not at all.
    private func keepsDeploymentTarget(_ index: Int) -> Bool {
        options.deploymentTarget.policy(for: targets[index].platform) == .keep
    }

    private func addProspects(
        to planned: inout [PlannedApplication?], _ drafts: [Int: PlannedApplication]
    ) {
        let kept = planned.indices.map { keepsDeploymentTarget($0) ? planned[$0] : nil }
        let prospects = Prospects(of: kept)
        let indices = prospects.indices
        guard !indices.isEmpty else { return }
        let raising = raising
        var raised = [PlannedApplication?](repeating: nil, count: targets.count)
        for index in indices {
            let app = drafts[index] ?? raising.planner(for: targets[index]).plan()
            if options.keeps(app.plan) { raised[index] = app }
        }
        _ = raising.share(&raised)
        for index in indices {
            guard let app = raised[index],
                let plan = prospects.plan(of: index, raised: app.plan)
            else { continue }
            planned[index]?.plan = plan
        }
    }

    /// Looks at what plans of targets have in common, nil for targets that were not asked for; returns the edits of
    /// those that are carried out together.
    private func share(_ planned: inout [PlannedApplication?]) -> [WorkspaceEdit] {
        shareAppFiles(among: &planned)
        let check = SharedFileCheck(targets: targets, planned: planned, library: library)
        for (index, refusal) in check.refusals().sorted(by: { $0.key < $1.key }) {
            refuse(&planned, index, .refused(refusal))
        }
        var units: [WorkspaceEdit] = []
        for members in SharedFileUnits(planned).members() {
            finish(members, &planned, &units)
        }
        return units
    }

    /// An app, with what its plans have in common.
    private struct App {
        let context: TargetContext
        let memory: AppMemory
    }

    private func planner(for target: AppTarget) -> ApplicationPlanner {
        planner(for: App(context: context(of: target), memory: AppMemory()))
    }

    private func planner(for app: App) -> ApplicationPlanner {
        ApplicationPlanner(
            context: app.context, modules: modules, options: options, memory: app.memory)
    }

    private func context(
        of target: AppTarget, leaving otherPlatforms: Set<ApplePlatform> = []
    ) -> TargetContext {
        TargetContext(
            target: target, library: library, sharedPaths: sharedPaths, leaving: otherPlatforms)
    }

    /// Gives apps with one entry point one `App`, named for the first of them, where it is the same for all.
    private func shareAppFiles(among planned: inout [PlannedApplication?]) {
        var leaders: [String: PlannedApplication] = [:]
        for index in planned.indices {
            guard let app = planned[index], let name = app.appName,
                let entry = app.plan.entryPoint?.place.path
            else { continue }
            guard let leader = leaders[entry], let shared = leader.appName else {
                leaders[entry] = app
                continue
            }
            guard shared.path != name.path, shared.isFree(in: context(of: app.target)) else {
                continue
            }
            let again = planner(for: app.target).plan(appName: shared)
            if again.isMoving, again.appText == leader.appText { planned[index] = again }
        }
    }

    /// Edits the project's files for apps that move together, and looks at what comes out.
    private func finish(
        _ members: [Int], _ planned: inout [PlannedApplication?], _ units: inout [WorkspaceEdit],
        isApart: Bool = false
    ) {
        let apps = members.compactMap { planned[$0] }
        do {
            let unit = MigrationUnit(apps, in: library.tree)
            let lowered = try unit.lowered(in: projects)
            let edit = try unit.edit(lowered)
            for (index, app) in zip(members, apps) {
                let plan = try unit.plan(of: app, with: lowered)
                let context = context(of: app.target, leaving: app.otherPlatforms)
                try PlanVerification(context: context).verify(plan)
                planned[index]?.plan = plan
                planned[index]?.plan.unit = units.count
            }
            try ProjectVerification(apps, in: library.tree).verify(edit)
            units.append(edit)
        } catch {
            if case .project = error, !isApart, let apart = apart(members, planned) {
                for (index, app) in apart { planned[index] = app }
                finish(members, &planned, &units, isApart: true)
                return
            }
            for index in members { refuse(&planned, index, error) }
        }
    }

    /// Apps that share their entry point, each with its `App` in a folder that no other app has sources in; nil where one has none.
    private func apart(
        _ members: [Int], _ planned: [PlannedApplication?]
    ) -> [(index: Int, app: PlannedApplication)]? {
        guard members.count > 1 else { return nil }
        var moved: [(index: Int, app: PlannedApplication)] = []
        for index in members {
            let target = targets[index]
            let shared = Set(target.sources.filter(sharedPaths.contains).map(\.folder))
            let own = Set(
                target.sources.filter { $0.hasSuffix(".swift") }.map(\.folder)
            ).subtracting(shared).min()
            guard let name = planned[index]?.appName, let own else { return nil }
            let file = AppFileName(typeName: name.typeName, path: own + name.path.fileName)
            guard file.path == name.path || file.isFree(in: context(of: target)) else {
                return nil
            }
            let app = planner(for: target).plan(appName: file)
            guard app.isMoving else { return nil }
            moved.append((index, app))
        }
        return moved
    }

    private func refuse(
        _ planned: inout [PlannedApplication?], _ index: Int, _ failure: MigrationFailure
    ) {
        guard let app = planned[index] else { return }
        planned[index]?.plan = planner(for: app.target).refusing(app.plan, for: failure)
    }
}
