import AppFacts
import ProjectModel
import SourceEditing

/// Tells of apps of `BUILD` files that are not read, and that may be built of what the plan of another app changes.
///
/// A rule takes what its `glob` finds in the folder of its file and below, so that those are the files in question.
struct UnreadBuilds {
    private let problems: [ProjectError]
    private let library: SourceLibrary

    /// The `BUILD` files of a tree's projects with an app that is not read.
    init(among projects: LoadedProjects, in library: SourceLibrary) {
        problems = projects.entries.filter { $0.format.id == .bazel }.flatMap(\.loaded.problems)
        self.library = library
    }

    /// A plan with a finding at each such app.
    func noted(in plan: ApplicationPlan) -> ApplicationPlan {
        let found = problems.compactMap { finding(about: $0, in: plan) }
        guard !found.isEmpty else { return plan }
        var noted = plan
        noted.outcome = .partial
        noted.findings = (plan.findings + found).inReportOrder()
        return noted
    }

    private func finding(about problem: ProjectError, in plan: ApplicationPlan) -> Finding? {
        let folder = RelativePath.folder(of: problem.path)
        let changed = plan.edit.paths.first {
            $0 != problem.path && RelativePath.isBelow($0, folder)
        }
        guard let changed else { return nil }
        return Finding(
            .projectUnreadable, .warning, .manual,
            at: library.place(problem.path, problem.offset ?? 0),
            "\(problem.reason), and it may be built of '\(changed.fileName)' and what else this plan changes",
            remedy: "check that it is not, or builds after the migration, too")
    }
}
