import AppFacts
import ProjectModel
import SourceEditing

/// What is said of the project and the language of any app that moves, whatever its framework.
struct ProjectFindings {
    private let context: TargetContext
    private let propertyLists: [PropertyListFacts]
    private let modules: ModuleGraph

    /// The findings about an app; `modules` is what the apps of the tree are built with.
    init(
        in context: TargetContext, propertyLists: [PropertyListFacts], modules: ModuleGraph
    ) {
        self.context = context
        self.propertyLists = propertyLists
        self.modules = modules
    }

    /// All of them; `edit` is what is written, `app` the file that is new, and `raised` the version that the deployment
    /// target is raised to.
    func findings(
        of edit: WorkspaceEdit, adding app: AppFileName, raised: VersionNumber?
    ) -> [Finding] {
        let language = LanguageVersion(context: context, modules: modules).findings()
        return MissingProject(of: context, propertyLists: propertyLists).findings(adding: app.path)
            + BuildScripts(of: context).findings(of: edit, adding: app.path)
            + ManifestFindings(
                in: context, generated: modules.projects(generatedFor: context.target)
            ).findings(of: edit)
            + (language.isEmpty ? OldOverrides(in: context).findings() : language)
            + BetaSwiftUI(in: context).findings()
            + AwaitCalls(in: context).findings()
            + [raised.map(raisedTarget)].compactMap { $0 }
    }

    private func raisedTarget(to version: VersionNumber) -> Finding {
        let old = context.target.deploymentTarget.map { " from \($0)" } ?? ""
        return Finding(
            .deploymentTarget, .note, .automatic, at: nil,
            "the deployment target of '\(context.target.name)' is raised\(old) to \(version)")
    }
}
