/// The manifests of a tree, each read once, with who uses which of their dictionaries.
struct TuistNeighbours {
    private let tree: FileTree
    private var known = ManifestProgram.Known()
    private var loaders: [String: Result<TuistTargetLoader, ProjectError>] = [:]
    private var users: Users?

    /// The targets by the dictionaries that their Info.plists are made of.
    private struct Users {
        var byPlace: [ManifestPlace: [TuistDictionaryUser]] = [:]
        /// Those of which it isn't known.
        var unknown: [TuistDictionaryUser] = []
    }

    /// Of more manifests no helper's dictionary is known to belong to some targets alone.
    private static let mostManifests = 500

    /// The manifests of a tree; none of them is read yet.
    init(in tree: FileTree) {
        self.tree = tree
    }

    /// The targets of a manifest.
    ///
    /// - Throws: `ProjectError` where it can't be read.
    mutating func read(_ path: String) throws(ProjectError) -> TuistTargetLoader {
        if let known = loaders[path] { return try known.get() }
        do throws(ProjectError) {
            let manifest = try TuistManifest(path, in: tree, reading: &known)
            let loader = TuistTargetLoader(manifest, in: tree)
            if let stop = loader.stop { throw stop }
            loaders[path] = .success(loader)
            return loader
        } catch {
            loaders[path] = .failure(error)
            throw error
        }
    }

    private mutating func loader(of path: String) -> TuistTargetLoader? {
        guard tree.contains(path) else { return nil }
        return try? read(path)
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
            if let stop = loader.stop { return stop.reason }
        }
        return nil
    }

    // MARK: Dictionaries

    /// The other targets that use a dictionary of a target, or a part of it; nil where there are too many manifests to tell.
    mutating func users(
        of node: TuistPropertyList.Node, besides target: TuistTarget, of manifest: String
    ) -> [TuistDictionaryUser]? {
        let places = node.dictionaries
        let isOwn = places.allSatisfy { $0.path == manifest }
        guard let table = isOwn ? users(in: [manifest]) : usersInAll() else { return nil }
        let found = places.reduce(into: Set(table.unknown)) {
            $0.formUnion(table.byPlace[$1] ?? [])
        }
        return found.filter { $0.manifest != manifest || $0.name != target.name }.sorted()
    }

    private mutating func usersInAll() -> Users? {
        if let users { return users }
        let manifests = TuistFormat().detect(in: tree)
        guard manifests.count <= Self.mostManifests else { return nil }
        let found = users(in: manifests)
        users = found
        return found
    }

    private mutating func users(in manifests: [String]) -> Users {
        var found = Users()
        for path in manifests {
            guard let loader = loader(of: path) else {
                let folder = RelativePath.folder(of: path)
                if StartingSources(below: folder, in: tree).isAny {
                    found.unknown.append(TuistDictionaryUser(unknown: path, of: path))
                }
                continue
            }
            for target in loader.targets { add(target, of: path, loader, to: &found) }
            if !loader.problems.isEmpty {
                found.unknown.append(TuistDictionaryUser(unknown: path, of: path))
            }
        }
        return found
    }

    private func add(
        _ target: TuistTarget, of path: String, _ loader: TuistTargetLoader, to found: inout Users
    ) {
        let user = TuistDictionaryUser(target, of: path)
        switch loader.plists[target.name] ?? .defaults {
        case .defaults, .file: return
        case .literal(let node):
            for place in node.dictionaries { found.byPlace[place, default: []].append(user) }
            guard TuistPropertyListCheck(node).isUnknown else { return }
        case .unknown: break
        }
        // Nobody reads how a library starts, whatever its Info.plist is made of.
        if user.kind != .library {
            found.unknown.append(TuistDictionaryUser(unknown: target.name, of: path))
        }
    }
}
