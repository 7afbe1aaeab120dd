/// A package on disk: what it declares, and where its files lie.
struct LocalPackage {
    /// The folder that holds its manifest, relative to the top of the tree.
    let folder: String
    private let manifest: PackageManifest
    private let tree: FileTree
    /// The names of the targets, tests and tools included, by each folder that their files may lie in.
    private let targetsByFolder: [String: Set<String>]

    /// The package in a folder; nil where there is none.
    init?(_ folder: String, in tree: FileTree) {
        guard let path = RelativePath.join(folder, "Package.swift"), tree.contains(path),
            let text = try? tree.read(path)
        else { return nil }
        self.folder = folder
        self.tree = tree
        manifest = PackageManifest(text)
        targetsByFolder = Self.targetsByFolder(of: manifest, in: folder)
    }

    private static func targetsByFolder(
        of manifest: PackageManifest, in folder: String
    ) -> [String: Set<String>] {
        let targets = manifest.targets.values + manifest.leaves
        let usual = sourceFolders + ["Tests"]
        return targets.reduce(into: [:]) { names, target in
            let places =
                target.path.map { [$0] } ?? usual.map { $0 + "/" + target.name }
                + (targets.count == 1 ? usual : [])
            for place in places.compactMap({ RelativePath.join(folder, $0) }) {
                names[place, default: []].insert(target.name)
            }
        }
    }

    /// The names that its products are known by.
    var productNames: [String] {
        Array(manifest.products.keys) + manifest.targets.keys
    }

    /// The package's name; where it isn't written out, its folder's.
    var name: String { manifest.name ?? RelativePath.name(of: folder) }

    /// The targets of a library, or the one target of that name; nil where the package has neither.
    func targets(of product: String) -> [String]? {
        if let targets = manifest.products[product], !targets.isEmpty { return targets }
        return manifest.targets[product].map { [$0.name] }
    }

    /// The folders of the packages on disk that it needs.
    var dependencies: [String] {
        manifest.localDependencies.compactMap { RelativePath.join(folder, $0) }
    }

    /// The targets of the package that one of its targets needs, and the products of other packages.
    func dependencies(of target: String) -> (targets: [String], products: [String]) {
        let names = manifest.targets[target]?.dependencies ?? []
        return (
            names.filter { manifest.targets[$0] != nil },
            names.filter { manifest.targets[$0] == nil }
        )
    }

    /// The targets that are tools or apps.
    var executables: [PackageManifest.Target] { manifest.executables }

    /// Whether one of its targets has a name.
    func hasTarget(_ name: String) -> Bool { manifest.targets[name] != nil }

    /// The sources of a target.
    func sources(of target: String) -> [String] {
        manifest.targets[target].map(sources) ?? []
    }

    /// The sources of a target of the manifest.
    func sources(of target: PackageManifest.Target) -> [String] {
        guard let folder = folder(of: target) else { return [] }
        func paths(_ names: [String]) -> [String] {
            names.compactMap { RelativePath.join(folder, $0) }
        }
        func isIn(_ path: String, _ places: [String]) -> Bool {
            places.contains { path == $0 || RelativePath.isBelow(path, $0) }
        }
        let (only, excluded) = (paths(target.sources), paths(target.exclude))
        return tree.paths(below: folder).filter { path in
            SourceKind.isSource(path) && (only.isEmpty || isIn(path, only))
                && !isIn(path, excluded)
        }
    }

    /// Whether a target besides some may compile a source, tests and tools included: one whose folder the source lies in.
    func mayCompile(_ path: String, besides known: Set<String> = []) -> Bool {
        compiler(of: path, besides: known) != nil
    }

    /// The first of those targets by its name; nil where there is none.
    func compiler(of path: String, besides known: Set<String> = []) -> String? {
        var place = path
        while !place.isEmpty, place != folder {
            place = RelativePath.folder(of: place)
            let names = targetsByFolder[place]?.subtracting(known) ?? []
            if let first = names.min() { return first }
        }
        return nil
    }

    private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    /// Where a target's files lie: where it says, or below one of the usual folders.
    private func folder(of target: PackageManifest.Target) -> String? {
        if let path = target.path { return RelativePath.join(folder, path) }
        let usual = Self.sourceFolders.compactMap { RelativePath.join(folder, $0) }
        let own = usual.map { $0 + "/" + target.name }
        // A package with a single target needs no folder for it.
        return (own + (manifest.targets.count == 1 ? usual : [])).first {
            !tree.paths(below: $0).isEmpty
        }
    }
}
