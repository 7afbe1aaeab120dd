/// A file, a group or a folder of a `project.xcproj`.
struct JSONProjectReference: Sendable {
    /// What it is; the raw value stands in the file, and a file has none.
    enum Kind: String, Sendable {
        case file = "file-reference"
        case group
        case folder
        case variantGroup = "variant-group"
        case versionGroup = "version-group"
    }

    /// What it is.
    let kind: Kind
    /// Its entry in the list that holds it.
    let entry: DocumentTree.Entry
    /// Where it stands in the file.
    let keyPath: [PropertyListKey]
    /// The index of the reference that holds it; nil at the top.
    let parent: Int?
    /// Its name, by which others refer to it.
    let name: String
    /// The path as it is written, without its base.
    let spelling: String
    /// Where it lies, relative to the top of the tree; nil outside of it, as products do.
    let path: String?
    /// The build phases that it is a member of.
    let memberships: [JSONMembership]
    /// Of a folder, the targets that have it.
    let targets: [String]

    /// The node of the reference.
    var node: Int { entry.value }

    /// The references of a list and of everything below, parents in front of their children.
    static func all(
        below list: Int, in document: PropertyListDocument, _ phases: JSONBuildPhases,
        from projectFolder: String
    ) -> [JSONProjectReference] {
        var found: [JSONProjectReference] = []
        var open: [(list: Int, parent: Int?)] = [(list, nil)]
        while let (list, parent) = open.popLast() {
            guard document.tree.nodes[list].kind == .array else { continue }
            let holder = parent.map { found[$0] }
            let keyPath = holder.map { $0.keyPath + ["children"] } ?? ["files"]
            for (index, entry) in document.tree.entries(of: list).enumerated() {
                found.append(
                    JSONProjectReference(
                        entry, parent, keyPath + [.index(index)], in: document, phases,
                        holder.map(\.path) ?? projectFolder, projectFolder))
                if let children = document.node("children", in: entry.value) {
                    open.append((children, found.count - 1))
                }
            }
        }
        return found
    }

    private init(
        _ entry: DocumentTree.Entry, _ parent: Int?, _ keyPath: [PropertyListKey],
        in document: PropertyListDocument, _ phases: JSONBuildPhases, _ folder: String?,
        _ projectFolder: String
    ) {
        let node = entry.value
        self.entry = entry
        self.keyPath = keyPath
        self.parent = parent
        kind = document.text("kind", of: node).flatMap(Kind.init) ?? .file
        let written = document.text("path", of: node) ?? ""
        let base = written.hasPrefix("<PROJECT>/") ? projectFolder : folder
        spelling = written.hasPrefix("<PROJECT>/") ? String(written.dropFirst(10)) : written
        let isElsewhere =
            spelling.hasPrefix("<") || spelling.hasPrefix("/") || spelling.hasPrefix("~")
        let relative = spelling
        path = isElsewhere ? nil : base.flatMap { RelativePath.join($0, relative) }
        name = document.text("name", of: node) ?? RelativePath.name(of: spelling)
        let members = document.node("target-membership", in: node)
        let isFolder = kind == .folder
        targets = isFolder ? document.elements(of: members).map(document.string) : []
        memberships =
            isFolder
            ? []
            : document.elements(of: members).compactMap { phases.membership($0, in: document) }
    }
}
