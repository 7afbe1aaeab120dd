/// Whether what the projects of a tree build lies on both sides of a folder's border.
///
/// Where it does, the folder alone tells too little: its sources belong to a project outside, or its projects build
/// what lies outside.
public struct FolderBorder: Sendable {
    private let folder: String
    private let projects: LoadedProjects

    /// The border of a folder, relative to the top of the tree whose projects were read.
    public init(of folder: String, in projects: LoadedProjects) {
        self.folder = folder
        self.projects = projects
    }

    /// The projects that lie on one side and name something on the other, sorted.
    public var crossingProjects: [String] {
        projects.entries.filter { entry in
            guard entry.format.id != .bareFolder else { return false }
            let isInside = RelativePath.isBelow(entry.path, folder)
            return paths(named: entry.loaded).contains {
                ($0 == folder || RelativePath.isBelow($0, folder)) != isInside
            }
        }.map(\.path).sorted { $0.precedesByBytes($1) }
    }

    /// Everything that a project names or builds.
    private func paths(named project: LoadedProject) -> [String] {
        let built = project.targets.flatMap { $0.sources + $0.resources + $0.infoPlists }
        return built + project.readSources
            + (project.xcode.map { TargetLinks($0).namedPaths } ?? [])
    }
}
