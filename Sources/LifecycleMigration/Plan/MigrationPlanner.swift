import ProjectModel
import SourceEditing

/// Plans the migration of every app in a tree; pure, so that the same tree gives the same plan.
public struct MigrationPlanner: Sendable {
    private let options: MigrationOptions

    /// A planner with the user's options.
    public init(options: MigrationOptions) {
        self.options = options
    }

    /// Plans every app below the tree's root.
    public func plan(_ tree: FileTree) -> MigrationPlan {
        let library = SourceLibrary(tree)
        var targets: [AppTarget] = []
        var plans: [ApplicationPlan] = []
        for format in ProjectFormats.all {
            let detected = ProjectSelection(format.detect(in: tree), in: tree).ownProjects
            for project in detected {
                let loaded = format.load(project, in: tree)
                targets += loaded.targets
                plans += loaded.problems.map { unreadable($0, project, library) }
            }
        }
        if targets.isEmpty, plans.isEmpty {
            plans = UnsupportedProjects.find(in: tree).map { unreadable($0, $0.path, library) }
        }
        let selected = targets.filter(isSelected)
        let shared = sharedFiles(of: targets)
        plans += selected.map { target in
            let context = TargetContext(target: target, library: library)
            return ApplicationPlanner(context: context, options: options).plan(sharedFiles: shared)
        }
        return merged(sorted(plans))
    }

    private func isSelected(_ target: AppTarget) -> Bool {
        (options.targets.isEmpty || options.targets.contains(target.name))
            && (options.platforms.isEmpty || options.platforms.contains(target.platform))
    }

    /// Sources and property lists that more than one app target uses.
    private func sharedFiles(of targets: [AppTarget]) -> Set<String> {
        var seen: Set<String> = []
        var shared: Set<String> = []
        for target in targets {
            for path in Set(target.sources + target.infoPlists) where !seen.insert(path).inserted {
                shared.insert(path)
            }
        }
        return shared
    }

    private func unreadable(
        _ problem: ProjectError, _ project: String, _ library: SourceLibrary
    ) -> ApplicationPlan {
        let place = library.place(problem.path, problem.offset ?? 0)
        let finding = Finding(
            .projectUnreadable, .error, .manual, at: place, problem.reason, remedy: problem.remedy)
        return ApplicationPlan(
            name: project.fileName, platform: .ios, project: project, target: nil, outcome: .refuse,
            reason: problem.reason, findings: [finding])
    }

    private func sorted(_ plans: [ApplicationPlan]) -> [ApplicationPlan] {
        plans.sorted { a, b in
            (a.project ?? "", a.name, a.platform) < (b.project ?? "", b.name, b.platform)
        }
    }

    /// Joins the edits of all apps; an app whose edits meet those of another is refused.
    private func merged(_ plans: [ApplicationPlan]) -> MigrationPlan {
        var edit = WorkspaceEdit()
        var checked: [ApplicationPlan] = []
        for plan in plans {
            var candidate = edit
            do throws(EditConflict) {
                try candidate.merge(plan.edit, by: plan.name)
                edit = candidate
                checked.append(plan)
            } catch {
                checked.append(conflicting(plan, error))
            }
        }
        return MigrationPlan(applications: checked, edit: edit)
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
        refused.findings = [
            Finding(
                .entryAmbiguous, .error, .manual, at: place, message,
                remedy: "migrate one of the apps with --target, commit, then the other")
        ]
        return refused
    }
}
