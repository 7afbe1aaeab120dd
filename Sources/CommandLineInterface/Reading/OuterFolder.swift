import ProjectModel

/// The folder around a PATH whose projects have to be read for it: the sources of PATH belong to a project outside, or
/// a project of PATH builds what lies outside.
struct OuterFolder {
    /// The PATH with the files of that folder.
    let root: PlanRoot
    /// What was found below it.
    let listing: DiskTree.Listing

    /// Looks around a PATH whose own files are known; nil where it can be planned by itself.
    ///
    /// - Throws: `ToolError` where it can't be planned without a folder that is in no repository with it: nothing says
    ///   how far up what belongs together reaches.
    static func around(
        _ root: PlanRoot, with own: FileTree, exclusions: [Glob]
    ) throws(ToolError) -> OuterFolder? {
        let repository = try? GitRepository.find(around: root.named)
        guard let top = repository?.topLevel else {
            if let project = projectAround(root, own) {
                throw outsider(project, of: root)
            }
            return nil
        }
        guard top != root.named else { return nil }
        let outer = root.widened(to: top)
        // A folder that nobody may read is an error only where it is needed.
        guard
            let listing = try? DiskTree.read(
                top, exclusions: exclusions, patternsFrom: outer.scope)
        else { return nil }
        let tree = listing.files
        guard !tree.paths(below: outer.scope).isEmpty else { return nil }
        let isNeeded =
            namesProjectsOutside(outer) || isInWorkspaceOfOthers(outer, tree)
            || !crossingProjects(of: outer, in: tree).isEmpty
        return isNeeded ? OuterFolder(root: outer, listing: listing) : nil
    }

    /// Projects that reach over the border of a PATH; where PATH holds none, also those around it that nobody can read.
    private static func crossingProjects(of root: PlanRoot, in tree: FileTree) -> [String] {
        let projects = LoadedProjects(of: tree)
        let crossing = FolderBorder(of: root.scope, in: projects).crossingProjects
        guard crossing.isEmpty, !tree.holdsProject(below: root.scope) else { return crossing }
        let damaged = projects.entries.filter { !$0.loaded.problems.isEmpty }.map(\.path)
        let described = UnsupportedProjects.find(in: tree).map(\.path)
        return (damaged + described).filter {
            RelativePath.isBelow(root.scope, RelativePath.folder(of: $0))
        }
    }

    /// Whether PATH is a workspace that names projects above its folder.
    private static func namesProjectsOutside(_ root: PlanRoot) -> Bool {
        root.projects?.contains { !RelativePath.isBelow($0, root.scope) } ?? false
    }

    /// Whether a workspace outside of PATH holds a project of PATH together with one outside, whose libraries it may link
    /// without naming them.
    private static func isInWorkspaceOfOthers(_ root: PlanRoot, _ tree: FileTree) -> Bool {
        let suffix = ".xcworkspace/contents.xcworkspacedata"
        return tree.paths.contains { path in
            guard path.hasSuffix(suffix), !path.hasSuffix(".xcodeproj/project" + suffix),
                !RelativePath.isBelow(path, root.scope), let text = try? tree.read(path)
            else { return false }
            let folder = RelativePath.folder(of: RelativePath.folder(of: path))
            let projects = WorkspaceContents(text.string).projects.compactMap {
                RelativePath.join(folder, $0)
            }.filter { !$0.split(separator: "/").contains { IgnoredFolders.contains(String($0)) } }
            let inside = projects.count { RelativePath.isBelow($0, root.scope) }
            return inside > 0 && inside < projects.count
        }
    }

    /// A project in a folder above a PATH without a repository and without a project, that builds what lies there; as
    /// seen from PATH.
    private static func projectAround(_ root: PlanRoot, _ own: FileTree) -> String? {
        guard !own.paths.isEmpty, !own.holdsProject(below: "") else { return nil }
        var names = root.named.split(separator: "/")
        while names.popLast() != nil {
            let folder = "/" + names.joined(separator: "/")
            let found = (try? FolderListing(folder))?.entries.filter {
                $0.kind == .folder && $0.name.hasSuffix(".xcodeproj")
            }.map(\.name).sorted()
            guard let bundles = found, !bundles.isEmpty,
                let scope = root.named.path(below: folder)
            else { continue }
            let files = bundles.flatMap { bundle in
                ((try? FolderListing(folder + "/" + bundle))?.entries ?? []).map {
                    bundle + "/" + $0.name
                }.filter(XcodeBundles.isProjectFile)
            }
            let paths = own.paths.map { scope + "/" + $0 } + files
            let tree = FileTree(paths: paths, source: DiskFiles(root: folder))
            let border = FolderBorder(of: scope, in: LoadedProjects(of: tree))
            return border.crossingProjects.first.map { RelativePath.path(to: $0, from: scope) }
        }
        return nil
    }

    private static func outsider(_ project: String, of root: PlanRoot) -> ToolError {
        let folder = root.join(RelativePath.folder(of: project))
        return ToolError(
            root.given, "its sources belong to '\(root.join(project))', which lies outside",
            remedy: "name the folder of that project: '\(folder.isEmpty ? "." : folder)'")
    }
}
