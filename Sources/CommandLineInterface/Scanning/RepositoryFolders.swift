import ProjectModel

/// The repositories in a folder that is none itself: a scan plans each of them by itself.
struct RepositoryFolders {
    private let environment: ToolEnvironment

    /// Looks from where relative paths start.
    init(in environment: ToolEnvironment) {
        self.environment = environment
    }

    /// How deep repositories may lie, as in `company/team/repository`.
    private static let depth = 3

    /// The PATHs of the repositories in a PATH and of what lies beside them, sorted; nil where it holds fewer than two:
    /// folders that are no repositories may build each other's sources.
    func paths(in path: String) -> [String]? {
        guard let root = try? PlanRoot(path, in: environment), root.projects == nil,
            (try? GitRepository.find(around: root.named)) == nil,
            let listing = try? FolderListing(root.named),
            !listing.entries.contains(where: { Self.isOfAnApp($0.name) })
        else { return nil }
        var repositoryCount = 0
        let children = folders(in: listing).flatMap { name in
            guard let found = repositories(at: root.named + "/" + name, depth: 1) else {
                return [name]
            }
            repositoryCount += found.count
            return found.map { name + $0 }
        }
        guard repositoryCount > 1 else { return nil }
        let base = path.hasSuffix("/") ? path : path + "/"
        return children.map { path == "." ? $0 : base + $0 }
    }

    /// The ways to the repositories at or below a folder, each with a slash in front; nil where there is none.
    private func repositories(at folder: String, depth: Int) -> [String]? {
        if (try? GitRepository.find(around: folder)) != nil { return [""] }
        guard depth < Self.depth, let listing = try? FolderListing(folder) else { return nil }
        let found = folders(in: listing).flatMap { name in
            repositories(at: folder + "/" + name, depth: depth + 1)?.map { "/" + name + $0 } ?? []
        }
        return found.isEmpty ? nil : found
    }

    private func folders(in listing: FolderListing) -> [String] {
        listing.entries.filter { $0.kind == .folder && !IgnoredFolders.contains($0.name) }
            .map(\.name).sorted { $0.precedesByBytes($1) }
    }

    /// Whether something of this name makes its folder an app's own.
    private static func isOfAnApp(_ name: String) -> Bool {
        ["xcodeproj", "xcworkspace", "swift", "yml", "bazel"].contains(
            RelativePath.fileExtension(of: name)) || name == "BUILD"
    }
}
