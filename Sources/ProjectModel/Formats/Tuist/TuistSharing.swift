/// Which dictionaries of manifests more than one target uses.
struct TuistSharing {
    private let tree: FileTree
    private let manifest: String
    private let own: [(name: String, places: Set<ManifestPlace>)]
    private var others: Set<ManifestPlace>?
    private var isTooMuch = false

    /// More manifests are not read for the sake of one.
    private static let mostManifests = 200

    /// The dictionaries of a manifest whose targets were read.
    init(_ manifest: String, _ loader: TuistTargetLoader, in tree: FileTree) {
        self.manifest = manifest
        self.tree = tree
        own = Self.dictionaries(of: loader)
    }

    /// A place that another target uses too; nil where there is none.
    mutating func place(
        sharedBy target: TuistTarget, _ node: TuistPropertyList.Node,
        _ neighbours: inout TuistNeighbours
    ) -> ManifestPlace? {
        let places = node.dictionaries
        let here = own.filter { $0.name != target.name }.reduce(into: Set<ManifestPlace>()) {
            $0.formUnion($1.places)
        }
        if let shared = Self.first(places.intersection(here)) { return shared }
        let inHelpers = places.filter { $0.path != manifest }
        guard !inHelpers.isEmpty else { return nil }
        let others = usedByOthers(&neighbours)
        return isTooMuch ? Self.first(inHelpers) : Self.first(inHelpers.intersection(others))
    }

    private static func first(_ places: Set<ManifestPlace>) -> ManifestPlace? {
        places.min { ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound) }
    }

    private static func dictionaries(
        of loader: TuistTargetLoader
    ) -> [(name: String, places: Set<ManifestPlace>)] {
        loader.targets.compactMap { target in
            guard case .literal(let node) = loader.plists[target.name] else { return nil }
            return (target.name, node.dictionaries)
        }
    }

    private mutating func usedByOthers(
        _ neighbours: inout TuistNeighbours
    ) -> Set<ManifestPlace> {
        if let others { return others }
        let manifests = TuistFormat().detect(in: tree).filter { $0 != manifest }
        isTooMuch = manifests.count > Self.mostManifests
        var found: Set<ManifestPlace> = []
        for path in manifests.prefix(Self.mostManifests) {
            guard let loader = neighbours.loader(of: path) else { continue }
            for (_, places) in Self.dictionaries(of: loader) { found.formUnion(places) }
        }
        others = found
        return found
    }
}
