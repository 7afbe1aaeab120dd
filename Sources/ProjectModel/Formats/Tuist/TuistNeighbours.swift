/// The other manifests of a tree, each read once while one is loaded.
struct TuistNeighbours {
    private let tree: FileTree
    private var known = ManifestProgram.Known()
    private var loaders: [String: TuistTargetLoader?] = [:]

    /// More manifests are not read for the sake of one.
    private static let mostManifests = 300

    /// The manifests of a tree, of which one was read already.
    init(in tree: FileTree, besides path: String, _ loader: TuistTargetLoader) {
        self.tree = tree
        loaders[path] = loader
    }

    /// The targets of a manifest; nil where it can't be read, or there are too many.
    mutating func loader(of path: String) -> TuistTargetLoader? {
        if let known = loaders[path] { return known }
        var loader: TuistTargetLoader?
        if loaders.count < Self.mostManifests, tree.contains(path),
            let manifest = try? TuistManifest(path, in: tree, reading: &known)
        {
            loader = TuistTargetLoader(manifest, in: tree)
        }
        loaders[path] = .some(loader)
        return loader
    }

    /// Why not all of the code that a target is built with is known; nil where it is.
    mutating func gap(inCodeOf target: String, of manifest: String) -> String? {
        var seen: Set<ManifestTarget.Dependency> = []
        var waiting: [ManifestTarget.Dependency] = [.target(target, of: manifest)]
        while let next = waiting.popLast() {
            guard case .target(let name, let path) = next, seen.insert(next).inserted else {
                continue
            }
            guard var loader = loader(of: path),
                let target = loader.targets.first(where: { $0.name == name })
            else { return "the target '\(name)' of '\(path)' is not known" }
            if let problem = loader.problem(withFilesOf: target) { return problem }
            waiting += loader.dependencies(of: target)
        }
        return nil
    }
}
