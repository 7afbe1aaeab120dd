import ProjectModel

/// Tells what of an app's manifest could not be read, and that projects are made from it anew.
struct ManifestFindings {
    private let context: TargetContext
    private let generated: GeneratedProjects?

    /// The findings about an app; `generated` are the projects that its manifest makes.
    init(in context: TargetContext, generated: GeneratedProjects?) {
        self.context = context
        self.generated = generated
    }

    /// What could not be read, each at its place, then what is to be made anew.
    func findings() -> [Finding] {
        context.target.unreadable.map(finding) + [regeneration()].compactMap { $0 }
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
                .projectGenerated, .note, .automatic, at: place,
                "the project is generated from this file: run `\(generated.command)` behind the change"
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
