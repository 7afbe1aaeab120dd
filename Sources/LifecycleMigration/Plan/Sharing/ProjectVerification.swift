import ProjectModel
import SourceEditing

/// Loads the projects as they would be after a plan: each new source must be compiled by the apps that it is for, and
/// by no other.
struct ProjectVerification {
    private let apps: [PlannedApplication]

    /// A verification for apps that move together.
    init(_ apps: [PlannedApplication]) {
        self.apps = apps
    }

    /// Checks the new sources' targets.
    ///
    /// - Throws: `MigrationFailure` with the project whose target would have a source too many or too few.
    func verify(_ edit: WorkspaceEdit) throws(MigrationFailure) {
        guard let tree = apps.first?.context.library.tree.applying(edit) else { return }
        let created = Set(apps.flatMap(\.createdPaths))
        guard !created.isEmpty else { return }
        for project in Set(apps.compactMap(\.context.target.project)).sorted() {
            let members = apps.filter { $0.context.target.project == project }
            guard let format = members.first?.context.target.format,
                let loaded = ProjectFormats.all.first(where: { $0.id == format })?
                    .load(project, in: tree)
            else { continue }
            for target in loaded.targets {
                let wanted = members.first { $0.context.target.name == target.name }
                let expected = Set(wanted?.createdPaths ?? [])
                guard created.intersection(target.sources) != expected else { continue }
                throw .project(
                    ProjectError(
                        path: project,
                        reason: "the target '\(target.name)' would not have the sources it needs",
                        remedy: "please report this project; nothing was changed"))
            }
        }
    }
}
