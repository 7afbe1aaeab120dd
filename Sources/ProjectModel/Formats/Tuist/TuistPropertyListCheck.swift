/// Whether a dictionary of a manifest says all that the plan must know of an Info.plist, and in which source it would change.
struct TuistPropertyListCheck {
    /// What can't be told, or not be changed.
    private(set) var problem: (place: ManifestPlace, reason: String)?
    /// Whether what it is made of can't be told, so that it may be made of any dictionary.
    private(set) var isUnknown = false
    /// The source that holds what may have to change.
    let path: String
    /// Where the dictionary starts in it.
    let place: ManifestPlace

    /// Looks at a dictionary.
    init(_ node: TuistPropertyList.Node) {
        guard case .dictionary(let place, let entries) = node else {
            path = node.place.path
            self.place = node.place
            var reason = "it is no dictionary"
            if case .unknown(_, let why) = node { reason = why }
            problem = (node.place, reason)
            isUnknown = true
            return
        }
        var changing: [ManifestPlace] = []
        var unknown: (place: ManifestPlace, reason: String)?
        for entry in entries {
            guard let key = entry.key else {
                unknown = unknown ?? (entry.keyPlace, "the key can't be told")
                continue
            }
            let isMain = key.hasPrefix("UIMainStoryboardFile")
            guard isMain || key.hasPrefix("UIApplicationSceneManifest") else { continue }
            if isMain, !entry.isEmptyStoryboard { changing.append(entry.place) }
            Self.look(at: entry.value, &changing, &unknown)
        }
        // Of dictionaries that are put together, the last is the most special.
        let first =
            changing.first
            ?? entries.last { !$0.isAssigned }.map {
                $0.place.path == place.path ? place : $0.place
            }
            ?? place
        let other = changing.first { $0.path != first.path }
        isUnknown = unknown != nil
        problem = unknown ?? other.map { ($0, "its parts stand in several sources") }
        path = first.path
        self.place = first.path == place.path ? place : first
    }

    /// Notes the entries of a scene manifest that a plan may take out, and what can't be told.
    private static func look(
        at node: TuistPropertyList.Node, _ changing: inout [ManifestPlace],
        _ unknown: inout (place: ManifestPlace, reason: String)?
    ) {
        switch node {
        case .leaf: return
        case .unknown(let place, let reason): unknown = unknown ?? (place, reason)
        case .array(_, let elements):
            for element in elements { look(at: element, &changing, &unknown) }
        case .dictionary(_, let entries):
            for entry in entries {
                guard let key = entry.key else {
                    unknown = unknown ?? (entry.keyPlace, "the key can't be told")
                    continue
                }
                if ["UISceneDelegateClassName", "UISceneStoryboardFile"].contains(key) {
                    changing.append(entry.place)
                }
                look(at: entry.value, &changing, &unknown)
            }
        }
    }
}

extension TuistPropertyList.Node {
    /// The places of all dictionaries in it.
    var dictionaries: Set<ManifestPlace> {
        switch self {
        case .leaf, .unknown: return []
        case .array(_, let elements):
            return elements.reduce(into: []) { $0.formUnion($1.dictionaries) }
        case .dictionary(let place, let entries):
            return entries.reduce(into: Set(entries.map(\.place) + [place])) {
                $0.formUnion($1.value.dictionaries)
            }
        }
    }
}
