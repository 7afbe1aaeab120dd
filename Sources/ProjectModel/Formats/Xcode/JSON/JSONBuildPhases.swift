/// What files are members of, in a `project.xcproj`.
struct JSONMembership: Hashable {
    /// The target's name.
    let target: String
    /// The kind of the build phase: `compile-sources`, `resources`.
    let phase: String
}

/// The build phases of all targets, which members name by path or by identifier.
struct JSONBuildPhases {
    private var byID: [String: JSONMembership] = [:]

    /// The phases of targets.
    init(of targets: [Int], in document: PropertyListDocument) {
        for target in targets {
            let name = document.text("name", of: target) ?? ""
            for phase in document.elements(of: document.node("build-phases", in: target)) {
                guard let id = document.text("id", of: phase),
                    let kind = document.text("kind", of: phase)
                else { continue }
                byID[id] = JSONMembership(target: name, phase: kind)
            }
        }
    }

    /// The phase that a member names; nil where there is none like it.
    func membership(_ node: Int, in document: PropertyListDocument) -> JSONMembership? {
        let reference = document.node("build-phase", in: node) ?? node
        if document.tree.nodes[reference].kind == .dictionary { return nil }
        let path = document.namePath(reference)
        if path.count == 1, let id = path.first, id.hasPrefix("id:") {
            return byID[String(id.dropFirst(3))]
        }
        guard path.count >= 2 else { return nil }
        return JSONMembership(target: path[0], phase: path[1])
    }
}
