import AppFacts
import ProjectModel
import SourceEditing

/// Plans the migration of every app in a tree; pure, so that the same tree gives the same plan.
public struct MigrationPlanner: Sendable {
    private let options: MigrationOptions

    /// A planner with the user's options.
    public init(options: MigrationOptions) {
        self.options = options
    }

    /// Plans every app of a tree.
    public func plan(_ tree: FileTree) -> MigrationPlan { plan(RepositorySnapshot(tree)) }

    /// Plans every app of a tree that was read.
    public func plan(_ snapshot: RepositorySnapshot) -> MigrationPlan {
        plan(snapshot, from: shares(of: snapshot, count: 1).map { draft($0, of: snapshot) })
    }

    /// The apps that were asked for, dealt out to be planned on so many threads: each share gets a draft, and all of
    /// them make the plan. How they are dealt out changes nothing about it.
    public func shares(of snapshot: RepositorySnapshot, count: Int) -> [PlanShare] {
        let targets = targets(of: snapshot)
        let indices = allowance(of: snapshot, targets).indices
        return PlanShare.shares(of: indices, among: targets, count: count)
    }

    private func allowance(
        of snapshot: RepositorySnapshot, _ targets: [AppTarget]
    ) -> AppAllowance {
        AppAllowance(
            targets.indices.filter { options.selects(targets[$0]) }, among: targets,
            in: snapshot.tree)
    }

    /// Plans the apps of a share, each by itself.
    public func draft(_ share: PlanShare, of snapshot: RepositorySnapshot) -> PlanDraft {
        let library = SourceLibrary(snapshot.tree, snapshot: snapshot.sources)
        return apps(of: snapshot, library).draft(share, for: snapshot.listener)
    }

    /// The plan of every app from the drafts of all shares.
    public func plan(_ snapshot: RepositorySnapshot, from drafts: [PlanDraft]) -> MigrationPlan {
        let library = SourceLibrary(snapshot.tree, snapshot: snapshot.sources)
        let targets = targets(of: snapshot)
        let apps = apps(of: snapshot, library).plan(from: drafts)
        let unread = UnreadBuilds(among: snapshot.projects, in: library)
        let planned = apps.applications.map(unread.noted)
        var plan = joined(sorted(problems(of: snapshot, targets, library) + planned), apps.units)
        plan.known = targets.filter(options.isInReach).map {
            KnownApp(name: $0.name, platform: $0.platform)
        }
        return plan
    }

    private func targets(of snapshot: RepositorySnapshot) -> [AppTarget] {
        snapshot.projects.entries.flatMap(\.loaded.targets)
    }

    private func apps(
        of snapshot: RepositorySnapshot, _ library: SourceLibrary
    ) -> ApplicationsPlanner {
        ApplicationsPlanner(
            targets: targets(of: snapshot), projects: snapshot.projects, options: options,
            library: library)
    }

    /// The plans of projects that can't be read.
    private func problems(
        of snapshot: RepositorySnapshot, _ targets: [AppTarget], _ library: SourceLibrary
    ) -> [ApplicationPlan] {
        var plans = snapshot.projects.entries.flatMap { project in
            options.selects(unreadable: project.path)
                ? project.loaded.problems.map { unreadable($0, project.path, library) } : []
        }
        plans += allowance(of: snapshot, targets).errors.map { unreadable($1, $0, library) }
        guard plans.isEmpty, !targets.contains(where: options.isInReach) else { return plans }
        return UnsupportedProjects.find(in: snapshot.tree)
            .filter { options.selects(unreadable: $0.path) }
            .map { unreadable($0, $0.path, library, id: .projectFormatUnsupported) }
    }

    private func unreadable(
        _ problem: ProjectError, _ project: String, _ library: SourceLibrary,
        id: FindingID = .projectUnreadable
    ) -> ApplicationPlan {
        let place = library.place(problem.path, problem.offset ?? 0)
        let finding = Finding(
            id, .error, .manual, at: place, problem.reason, remedy: problem.remedy)
        return ApplicationPlan(
            name: project.fileName, platform: platform(named: [project, problem.path], library),
            project: project, target: nil, outcome: .refuse,
            reason: problem.reason, findings: [finding])
    }

    /// The platform of a project that can't be read: the Mac where its text names that and no iOS.
    private func platform(named paths: [String], _ library: SourceLibrary) -> ApplePlatform {
        let texts = paths.compactMap { try? library.tree.read($0).string.lowercased() }
        func isNamed(_ words: [String]) -> Bool {
            texts.contains { text in words.contains(where: text.contains) }
        }
        return isNamed(["macos"]) && !isNamed(["ios", "iphone"]) ? .macos : .ios
    }

    private func sorted(_ plans: [ApplicationPlan]) -> [ApplicationPlan] {
        plans.sorted { a, b in
            (a.project ?? "", a.name, a.platform) < (b.project ?? "", b.name, b.platform)
        }
    }

    /// Joins the edits of all units; a unit whose edits meet those of another is refused.
    private func joined(_ plans: [ApplicationPlan], _ units: [WorkspaceEdit]) -> MigrationPlan {
        var result = MigrationPlan(applications: plans, units: units, edit: WorkspaceEdit())
        var done: Set<Int> = []
        for plan in plans {
            guard let unit = plan.unit, done.insert(unit).inserted else { continue }
            var candidate = result.edit
            do throws(EditConflict) {
                try candidate.merge(units[unit], by: plan.name)
                result.edit = candidate
            } catch {
                for index in plans.indices where plans[index].unit == unit {
                    result.applications[index] = conflicting(plans[index], error)
                }
            }
        }
        return result
    }

    private func conflicting(_ plan: ApplicationPlan, _ conflict: EditConflict) -> ApplicationPlan {
        let place = Place(path: conflict.path, position: SourcePosition(line: 1, column: 1))
        let message = "the plan for '\(conflict.first)' changes the same file in the same place"
        var refused = plan
        refused.outcome = .refuse
        refused.reason = message
        refused.appFile = nil
        refused.decisions = []
        refused.callbacks = []
        refused.edit = WorkspaceEdit()
        refused.unit = nil
        refused.findings = [
            Finding(
                .entryAmbiguous, .error, .manual, at: place, message,
                remedy: "migrate one of the apps with --target, commit, then the other")
        ]
        return refused
    }
}
