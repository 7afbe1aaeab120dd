/// The `info.properties` of a spec's targets: what XcodeGen writes Info.plist from.
struct PropertyListLiterals {
    private let spec: XcodeGenSpec
    private let users: [SpecNode: Set<String>]

    /// The literals of a spec.
    init(_ spec: XcodeGenSpec) {
        self.spec = spec
        var users: [SpecNode: Set<String>] = [:]
        for target in spec.targets {
            for part in Self.parts(of: target) { users[part, default: []].insert(target.name) }
        }
        self.users = users
    }

    private static func parts(of target: XcodeGenTarget) -> [SpecNode] {
        guard let properties = target.value["info"]?["properties"], properties.isMap else {
            return []
        }
        return properties.parts
    }

    /// The literals that are a target's alone.
    func literals(of target: XcodeGenTarget) -> [ManifestPropertyList] {
        Self.parts(of: target).filter { users[$0]?.count == 1 }.compactMap(spec.place)
            .map { ManifestPropertyList(at: $0) }
    }

    /// The literals that other targets get too, by a template or an anchor.
    func shared(by target: XcodeGenTarget) -> [ProjectError] {
        Self.parts(of: target).compactMap { part in
            guard let other = users[part]?.sorted().first(where: { $0 != target.name }),
                let place = spec.place(of: part)
            else { return nil }
            return ProjectError(
                path: place.path, offset: place.offset,
                reason: "\"info.properties\" is that of \"\(other)\" too",
                remedy: "give each target its own, then plan again")
        }
    }
}
