import AppFacts
import ProjectModel
import SourceEditing

/// Loads the projects as they would be after a plan: each new source must be compiled by the apps that it is for, and
/// by no other, and what an app is built without must not be copied.
struct ProjectVerification {
    private let apps: [PlannedApplication]
    private let tree: FileTree

    /// A verification for apps of a tree that move together.
    init(_ apps: [PlannedApplication], in tree: FileTree) {
        self.apps = apps
        self.tree = tree
    }

    /// Checks the new sources' targets.
    ///
    /// - Throws: `MigrationFailure` with the project whose target would have a source too many or too few.
    func verify(_ edit: WorkspaceEdit) throws(MigrationFailure) {
        let created = Set(apps.flatMap(\.createdPaths)).filter { !$0.isHeader }
        let leftOut = Set(apps.flatMap(\.leftOut))
        guard !created.isEmpty || !leftOut.isEmpty else { return }
        let tree = tree.applying(edit)
        for project in Set(apps.compactMap(\.target.project)).sorted() {
            let members = apps.filter { $0.target.project == project }
            guard let format = members.first?.target.format,
                let loaded = ProjectFormats.all.first(where: { $0.id == format })?
                    .load(project, in: tree)
            else { continue }
            for target in loaded.targets {
                try check(target, copiesNoneOf: leftOut, of: project)
                let wanted = members.first { $0.target.name == target.name }
                let expected = Set(wanted?.createdPaths ?? []).intersection(created)
                let found = created.intersection(target.sources)
                guard found != expected else { continue }
                throw .project(
                    ProjectError(
                        path: project, reason: Self.reason(target.name, found, expected),
                        remedy: Self.remedy(found, expected)))
            }
        }
    }

    private static func reason(
        _ name: String, _ found: Set<String>, _ expected: Set<String>
    ) -> String {
        guard let other = found.subtracting(expected).min() else {
            return "the target '\(name)' would not have the sources it needs"
        }
        return "the target '\(name)' would compile '\(other)', which is made for another app"
    }

    private static func remedy(_ found: Set<String>, _ expected: Set<String>) -> String {
        found.subtracting(expected).isEmpty
            ? "please report this project; nothing was changed"
            : "give each app a folder of its own for the file with its entry point"
    }

    private func check(
        _ target: AppTarget, copiesNoneOf leftOut: Set<String>, of project: String
    ) throws(MigrationFailure) {
        guard let path = leftOut.intersection(target.resources).min() else { return }
        throw .project(
            ProjectError(
                path: project,
                reason: "the target '\(target.name)' would still copy '\(path)'",
                remedy: ProjectChange.leavingOutRemedy))
    }
}
