import AppFacts
import ProjectModel
import SourceEditing

/// Tells what of an app's manifest could not be read, and that projects are made from it anew.
struct ManifestFindings {
    private let context: TargetContext
    private let generated: GeneratedProjects?

    /// The findings about an app; `generated` are the projects that its manifest makes.
    init(in context: TargetContext, generated: GeneratedProjects?) {
        self.context = context
        self.generated = generated
    }

    /// What could not be read, each at its place, what changes for others with an edit, then what is to be made anew.
    func findings(of edit: WorkspaceEdit) -> [Finding] {
        let changing = context.target.manifestPropertyLists.filter {
            edit.changes[$0.place.path] != nil
        }
        return (context.target.unreadable + context.target.builtElsewhere).map(finding)
            + changing.flatMap(sharing) + [regeneration()].compactMap { $0 }
    }

    /// The apps and libraries whose Info.plists change along with the app's.
    private func sharing(_ list: ManifestPropertyList) -> [Finding] {
        let apps = list.sharers.map { "'\($0.name)'" }.joined(separator: ", ")
        let libraries = list.libraries.map { "'\($0)'" }.joined(separator: ", ")
        let messages = [
            apps.isEmpty
                ? nil
                : "the Info.plist of \(apps) is made of this dictionary too; the apps move together",
            libraries.isEmpty
                ? nil
                : "the Info.plist of \(libraries) is made of this dictionary too: of a library nobody reads how an app starts",
        ]
        return messages.compactMap { $0 }.map {
            Finding(
                .projectManifest, .note, .automatic, at: context.library.place(list.place), $0)
        }
    }

    private func finding(about error: ProjectError) -> Finding {
        Finding(
            .projectManifest, .warning, .manual,
            at: context.library.place(error.path, error.offset ?? 0), error.reason,
            remedy: error.remedy)
    }

    /// A project in the repository that no longer builds the app until it is made anew is work; one that is made from the
    /// manifest whenever it is needed is none.
    private func regeneration() -> Finding? {
        guard let generated, let place = TargetPlace(of: context).place else { return nil }
        let kept = generated.paths.sorted().filter { isKept($0) }
        guard let first = kept.first else {
            return Finding(
                .projectGenerated, .note, .manual, at: place,
                "run `\(generated.command)` after this change: the project is generated from this file"
            )
        }
        return Finding(
            .projectGenerated, .warning, .manual, at: place,
            "'\(first.fileName)' is generated from this file and still has the state from before the change",
            remedy: "run `\(generated.command)`, and commit the project that it makes")
    }

    private func isKept(_ bundle: String) -> Bool {
        XcodeProjectFormat.projectFiles(of: bundle).contains(where: context.library.tree.contains)
    }
}
