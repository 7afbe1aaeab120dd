import AppFacts
import ProjectModel

/// A tree as it was read before it is planned.
public struct RepositorySnapshot: Sendable {
    /// The files.
    public let tree: FileTree
    /// The projects among them.
    public let projects: LoadedProjects
    /// The Swift sources among them.
    public let sources: SourceSnapshot
    /// Who hears how far the plan is; nil for nobody.
    public let listener: PlanningStep.Listener?

    /// A tree with what was read of it.
    public init(
        tree: FileTree, projects: LoadedProjects, sources: SourceSnapshot,
        listener: PlanningStep.Listener? = nil
    ) {
        self.tree = tree.reading(sources.texts)
        self.projects = projects
        self.sources = sources
        self.listener = listener
    }

    /// A tree whose projects are read here, and whose sources are read where they matter.
    public init(_ tree: FileTree) {
        self.init(tree: tree, projects: LoadedProjects(of: tree), sources: SourceSnapshot())
    }
}
