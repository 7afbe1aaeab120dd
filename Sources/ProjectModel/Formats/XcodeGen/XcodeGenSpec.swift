/// A spec of XcodeGen, read with all that it includes.
struct XcodeGenSpec: Sendable {
    /// The spec file, relative to the top of the tree.
    let path: String
    /// The merged spec, targets made from templates.
    let root: SpecValue
    /// The documents by path.
    let documents: [String: YAMLDocument]
    /// Its native targets, sorted by name as XcodeGen sorts them.
    let targets: [XcodeGenTarget]
    /// What it says that nobody can know before the project is made.
    let unknown: [ProjectError]
    /// The names of its configurations, sorted.
    let configurations: [String]

    /// Reads a spec.
    ///
    /// - Throws: `ProjectError` for what can't be read.
    init(_ path: String, in tree: FileTree) throws(ProjectError) {
        let budget = EvaluationBudget(EvaluationBudget.Limits(depth: 300))
        var reader = SpecReader(tree, within: budget)
        root = try reader.read(path).resolvingTargets(reader.cost)
        documents = reader.documents
        unknown = reader.unknown
        self.path = path
        let named = (root["configs"]?.pairs ?? []).map(\.key).sorted()
        configurations = named.isEmpty ? ["Debug", "Release"] : named
        let pairs = (root["targets"]?.pairs ?? []).filter { $0.value["legacy"] == nil }
        settings = SpecSettings(of: root, in: configurations)
        let levels = [root["settings"]] + pairs.map { $0.value["settings"] }
        for level in levels.compactMap({ $0 }) {
            for configuration in configurations where budget.stop == nil {
                settings.check(level, in: configuration, reader.cost)
            }
        }
        if let stop = budget.error(of: path, remedy: Self.remedy) { throw stop }
        var targets: [XcodeGenTarget] = []
        for pair in pairs {
            guard let target = XcodeGenTarget(pair, in: tree, reader.cost) else { break }
            targets.append(target)
        }
        if let stop = budget.error(of: path, remedy: Self.remedy) { throw stop }
        self.targets = targets.sorted { $0.name < $1.name }
    }

    private static let remedy =
        "write out what it multiplies, or plan the .xcodeproj that XcodeGen makes"

    /// The folder that holds the spec.
    var folder: String { RelativePath.folder(of: path) }

    /// The project's name; nil where it has none, or one that can't be known.
    var name: String? {
        guard let name = root["name"]?.string, !name.isEmpty,
            SpecVariables.first(in: name) == nil
        else { return nil }
        return name
    }

    /// The path of the project that XcodeGen makes of it.
    var generatedProject: String? {
        name.flatMap { RelativePath.join(folder, $0 + ".xcodeproj") }
    }

    /// The command that makes the project.
    var command: String {
        let file = RelativePath.name(of: path)
        return file == "project.yml" ? "xcodegen generate" : "xcodegen generate --spec \(file)"
    }

    /// The settings reader of the spec.
    let settings: SpecSettings

    /// The target with a name.
    func target(_ name: String) -> XcodeGenTarget? { targets.first { $0.name == name } }

    /// The app targets.
    var apps: [XcodeGenTarget] { targets.filter { $0.type?.isApp == true } }

    /// The target that compiles an app's code: the app, or the extension of an old watch app.
    func codeTarget(of app: XcodeGenTarget) -> XcodeGenTarget {
        guard app.type?.hasCodeInExtension == true, app.sourceFiles.sources.isEmpty else {
            return app
        }
        return app.targetDependencies.compactMap(target).first {
            $0.type?.isWatchExtension == true
        } ?? app
    }

    /// The unit tests that run in an app.
    func tests(of app: XcodeGenTarget) -> [XcodeGenTarget] {
        targets.filter { $0.type == .unitTests && $0.targetDependencies.contains(app.name) }
    }

    /// Where a node stands.
    func place(of node: SpecNode) -> FilePlace? {
        documents[node.file].map {
            FilePlace(path: node.file, offset: $0.nodes[node.node].range.lowerBound)
        }
    }

    /// Where an entry stands.
    func place(of site: SpecSite) -> FilePlace? {
        documents[site.file].map {
            FilePlace(path: site.file, offset: $0.entries[site.place.entry].range.lowerBound)
        }
    }

    /// Where a value stands: the entry that says it last, else its node.
    func place(of value: SpecValue?) -> FilePlace? {
        guard let value else { return nil }
        return value.sites.last.flatMap(place) ?? value.parts.last.flatMap(place)
    }
}
