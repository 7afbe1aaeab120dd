import ProjectModel

/// A tree as it was read before it is planned.
public struct RepositorySnapshot: Sendable {
    /// The files.
    public let tree: FileTree
    /// The projects among them.
    public let projects: LoadedProjects
    /// The Swift sources among them.
    public let sources: SourceSnapshot

    /// A tree with what was read of it.
    public init(tree: FileTree, projects: LoadedProjects, sources: SourceSnapshot) {
        self.tree = tree.reading(sources.texts)
        self.projects = projects
        self.sources = sources
    }

    /// A tree whose projects are read here, and whose sources are read where they matter.
    public init(_ tree: FileTree) {
        self.init(tree: tree, projects: LoadedProjects(of: tree), sources: SourceSnapshot())
    }
}
