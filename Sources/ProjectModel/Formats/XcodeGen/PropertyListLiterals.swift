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

    /// The literals of a target that nothing but apps get, with those apps.
    func literals(of target: XcodeGenTarget) -> [ManifestPropertyList] {
        Self.parts(of: target).filter { part in other(than: target, of: part) == nil }
            .compactMap { part in
                spec.place(of: part).map { place in
                    ManifestPropertyList(at: place, sharers: sharers(of: part, besides: target))
                }
            }
    }

    private func sharers(
        of part: SpecNode, besides target: XcodeGenTarget
    ) -> [ManifestPropertyList.Sharer] {
        (users[part] ?? []).subtracting([target.name]).sorted().map {
            ManifestPropertyList.Sharer(project: spec.path, name: $0)
        }
    }

    /// Another target that gets a literal and is no app, so that no app's plan may change it.
    private func other(than target: XcodeGenTarget, of part: SpecNode) -> String? {
        (users[part] ?? []).sorted().first {
            $0 != target.name && spec.target($0)?.type?.isApp != true
        }
    }

    /// The literals that targets get too which are no apps, by a template or an anchor.
    func shared(by target: XcodeGenTarget) -> [ProjectError] {
        Self.parts(of: target).compactMap { part in
            guard let other = other(than: target, of: part), let place = spec.place(of: part)
            else { return nil }
            return ProjectError(
                path: place.path, offset: place.offset,
                reason: "\"info.properties\" is that of \"\(other)\" too",
                remedy: "give each target its own, then plan again")
        }
    }
}
