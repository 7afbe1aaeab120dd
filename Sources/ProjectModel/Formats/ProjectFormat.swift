/// A way to describe apps on disk: finds its projects, loads their app targets, and turns a wished change into edits.
public protocol ProjectFormat: Sendable {
    /// The format's id.
    var id: ProjectFormatID { get }

    /// The projects of this format in a tree, sorted.
    func detect(in tree: FileTree) -> [String]

    /// Further manifests of this format in a tree, which declare no app but what apps are built with; sorted.
    func libraries(in tree: FileTree, besides apps: [String]) -> [String]

    /// The app targets of one detected project, in the project's order, and what could not be read.
    func load(_ project: String, in tree: FileTree) -> LoadedProject

    /// The same for several projects of a tree, in their order: what they have in common is read once.
    func load(_ projects: [String], in tree: FileTree) -> [LoadedProject]

    /// The edits that carry out changes for some targets of one tree; an empty list where none are needed.
    ///
    /// Targets that share a file or a setting must come in one call, so that what they share is changed once. Projects
    /// that were loaded from the same tree are not read again.
    ///
    /// - Throws: `ProjectError` where a project can't take a change.
    func lower(
        _ changes: [TargetChanges], of projects: (any KnownProjects)?, in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange]

    /// The property list that a literal of a target's manifest stands for; nil for formats that have none.
    func propertyList(
        _ literal: ManifestPropertyList, of target: AppTarget, in tree: FileTree
    ) -> (any InfoPropertyList)?
}

extension ProjectFormat {
    /// Each project by itself.
    public func load(_ projects: [String], in tree: FileTree) -> [LoadedProject] {
        projects.map { load($0, in: tree) }
    }

    /// No format has such manifests that does not say so.
    public func libraries(in tree: FileTree, besides apps: [String]) -> [String] { [] }

    /// No format has such literals that does not say so.
    public func propertyList(
        _ literal: ManifestPropertyList, of target: AppTarget, in tree: FileTree
    ) -> (any InfoPropertyList)? { nil }

    /// The edits that carry out changes for one target; an empty list where the format needs none.
    ///
    /// - Throws: `ProjectError` where the project can't take the change.
    public func lower(
        _ changes: [ProjectChange], for target: AppTarget, in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange] {
        try lower([TargetChanges(target: target, changes: changes)], of: nil, in: tree)
    }
}
