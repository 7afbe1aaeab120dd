import ProjectModel

/// How many apps of a tree are planned: each costs time and memory, however little of the tree is its own.
struct AppAllowance {
    /// So many apps are planned in any tree, and one more for each of so many bytes of their sources.
    static let always = 250
    private static let bytesForEach = 4_096

    /// The targets that are planned, by their indices.
    let indices: [Int]
    /// The projects none of whose apps are, with the error of each: all of a project's apps are planned, or none.
    let errors: [(project: String, error: ProjectError)]

    /// Deals out what may be planned to the apps at some indices, in their order.
    init(_ wanted: [Int], among targets: [AppTarget], in tree: FileTree) {
        guard wanted.count > Self.always else {
            (indices, errors) = (wanted, [])
            return
        }
        let most = Self.most(wanted.map { targets[$0] }, in: tree)
        let projects = Dictionary(grouping: wanted) { targets[$0].project }
        var left = most
        var refused: Set<String> = []
        var errors: [(project: String, error: ProjectError)] = []
        for index in wanted {
            guard let project = targets[index].project, let own = projects[project],
                own.first == index
            else { continue }
            if own.count <= left {
                left -= own.count
            } else {
                refused.insert(project)
                errors.append((project, Self.error(in: project, most)))
            }
        }
        indices = wanted.filter { targets[$0].project.map(refused.contains) != true }
        self.errors = errors
    }

    private static func error(in project: String, _ most: Int) -> ProjectError {
        ProjectError(
            path: project, offset: 0,
            reason: "these are more apps than the \(most) that are planned at once",
            remedy: "plan some of them: with --target, or by the folder or project that holds them")
    }

    /// How many of some apps may be planned; no more sources are read than that needs.
    private static func most(_ apps: [AppTarget], in tree: FileTree) -> Int {
        var known: Set<String> = []
        var bytes = 0
        let enough = (apps.count - always) * bytesForEach
        for path in apps.lazy.flatMap(\.sources) where known.insert(path).inserted {
            guard bytes < enough else { break }
            bytes += (try? tree.read(path).count) ?? 0
        }
        return always + bytes / bytesForEach
    }
}
