/// Every project of a tree, each read once.
public struct LoadedProjects: KnownProjects {
    /// A project of the tree.
    public struct Entry: Sendable {
        /// Its format.
        public let format: any ProjectFormat
        /// Where it lies, relative to the top of the tree.
        public let path: String
        /// What was read.
        public internal(set) var loaded: LoadedProject
    }

    /// The projects by format, in the order in which formats are tried; those inside of others' folders are left out.
    public let entries: [Entry]
    /// The projects inside of others' folders, sorted.
    public let leftOut: [String]
    /// The projects of the tree that manifests of the tree make: they are planned by way of those.
    public let generated: Set<String>
    private let indices: [Key: Int]
    private let twins: BazelTwins

    private struct Key: Hashable {
        let path: String
        let format: ProjectFormatID
    }

    /// Finds and reads the projects of a tree.
    public init(of tree: FileTree) {
        self.init(of: tree, by: ProjectFormats.all)
    }

    /// The same for some formats, in the order in which they are tried.
    init(of tree: FileTree, by formats: [any ProjectFormat]) {
        var (entries, leftOut) = Self.read(tree, by: formats, takingAll: false)
        // A project without an app keeps nobody from the app that lies in a package beside it.
        if !leftOut.isEmpty, entries.allSatisfy(\.loaded.targets.isEmpty) {
            (entries, leftOut) = Self.read(tree, by: formats, takingAll: true)
        }
        if !entries.isEmpty, entries.allSatisfy({ $0.loaded.isWithoutApps }) {
            entries += Self.packages(in: tree)
        }
        let generated = entries.reduce(into: Set<String>()) { paths, entry in
            paths.formUnion(entry.loaded.generates?.paths ?? [])
        }
        self.generated = Set(entries.map(\.path)).intersection(generated)
        entries.removeAll { generated.contains($0.path) }
        let twins = BazelTwins(of: &entries, in: tree)
        self.twins = twins
        self.entries = entries
        self.leftOut = leftOut
        let keys = entries.enumerated().map { index, entry in
            (Key(path: entry.path, format: entry.format.id), index)
        }
        indices = Dictionary(keys, uniquingKeysWith: min)
    }

    /// The projects by format, and those that are left out as parts of packages unless all are taken.
    private static func read(
        _ tree: FileTree, by formats: [any ProjectFormat], takingAll: Bool
    ) -> (entries: [Entry], leftOut: [String]) {
        var entries: [Entry] = []
        var leftOut: [String] = []
        for format in formats {
            var found = format.detect(in: tree)
            // Sources of a project are no folder without one, whatever its format.
            if entries.contains(where: { !$0.loaded.targets.isEmpty }) {
                found.removeAll { $0 == BareFolderFormat.root }
            }
            let selection = ProjectSelection(found, in: tree)
            if !takingAll { leftOut += selection.othersProjects }
            let own = takingAll ? found : selection.ownProjects
            let projects = own + format.libraries(in: tree, besides: found)
            entries += zip(projects, format.load(projects, in: tree)).map {
                Entry(format: format, path: $0, loaded: $1)
            }
        }
        return (entries, leftOut)
    }

    /// The packages that are an app themselves, also beside other projects.
    private static func packages(in tree: FileTree) -> [Entry] {
        let format = PackageAppFormat(besideProjects: true)
        return ProjectSelection(format.detect(in: tree), in: tree).ownProjects.map {
            Entry(format: format, path: $0, loaded: format.load($0, in: tree))
        }
    }

    /// What was read of a project; nil for one that is not of the tree.
    public func loaded(_ path: String?, _ format: ProjectFormatID) -> LoadedProject? {
        guard let path, let index = indices[Key(path: path, format: format)] else { return nil }
        return entries[index].loaded
    }

    /// The projects by which others are planned: themselves, and the manifests that make them.
    public func planned(for paths: Set<String>) -> Set<String> {
        let manifests = entries.filter {
            !($0.loaded.generates?.paths.isDisjoint(with: paths) ?? true)
        }
        return paths.union(manifests.map(\.path))
    }

    /// The edits that carry out changes for some targets of the tree; an empty list where none are needed.
    ///
    /// - Throws: `ProjectError` where a project can't take a change.
    public func lower(
        _ changes: [TargetChanges], in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange] {
        let changes = changes + twins.changes(with: changes)
        var lowered: [LoweredChange] = []
        for format in ProjectFormats.all {
            let own = changes.filter { $0.target.format == format.id }
            guard !own.isEmpty else { continue }
            lowered += try format.lower(own, of: self, in: tree)
        }
        return lowered
    }
}
