import SourceEditing

/// An app by the project that is made of its spec, so that variants of one spec stand for one app.
struct SpecAppIdentity: Hashable {
    /// The project, or the spec of one without a name.
    let project: String
    /// The target's name.
    let name: String
}

/// Turns changes of apps into edits of specs and configuration files.
struct XcodeGenLowering {
    /// The specs of the tree that can be read.
    let specs: [XcodeGenSpec]
    /// The files of the tree.
    let tree: FileTree
    /// Entries to remove, by file.
    var removals: [String: Set<YAMLEntryPlace>] = [:]
    /// Other edits, by file.
    var edits: [String: [TextEdit]] = [:]
    /// The targets that get another deployment target, by name.
    var raised: Set<String> = []
    private let wished: Set<SpecAppIdentity>

    /// A lowering of wishes for apps of a tree.
    ///
    /// - Throws: `ProjectError` where the spec of a wish can't be read.
    init(
        _ wishes: [TargetChanges], specs paths: [String], in tree: FileTree
    ) throws(ProjectError) {
        self.tree = tree
        let needed = Set(wishes.compactMap(\.target.project))
        var specs: [XcodeGenSpec] = []
        for path in Set(paths).union(needed).sorted() {
            do {
                specs.append(try XcodeGenSpec(path, in: tree))
            } catch {
                if needed.contains(path) { throw error }
            }
        }
        self.specs = specs
        let byPath = Dictionary(specs.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        wished = Set(
            wishes.compactMap { wish in
                byPath[wish.target.project ?? ""].map { $0.identity(of: wish.target.name) }
            })
    }

    /// Carries out the changes of one app.
    ///
    /// - Throws: `ProjectError` where the spec can't take one.
    mutating func lower(_ wish: TargetChanges) throws(ProjectError) {
        guard let spec = specs.first(where: { $0.path == wish.target.project }),
            let app = spec.apps.first(where: { $0.name == wish.target.name })
        else {
            throw ProjectError(
                path: wish.target.project ?? "",
                reason: "the target \"\(wish.target.name)\" is no longer in the spec",
                remedy: "run again")
        }
        for change in wish.changes {
            switch change {
            case .addSource(let path, let sibling):
                try addSource(path, beside: sibling, to: spec.codeTarget(of: app), in: spec)
            case .removeFile(let path): try removeFile(path)
            case .leaveOut(let path): try leaveOut(path, of: app, in: spec)
            case .removeSetting(let key): try removeSetting(key, of: app, in: spec)
            case .raiseDeploymentTarget(let platform, let version):
                try raise(platform, to: version, for: app, in: spec)
            }
        }
    }

    /// The edits of all files.
    var changes: [LoweredChange] {
        Set(removals.keys).union(edits.keys).sorted().compactMap { path in
            var result = edits[path] ?? []
            if let removed = removals[path], let document = document(path) {
                result += document.removalEdits(of: Array(removed))
            }
            guard !result.isEmpty else { return nil }
            var change = LoweredChange(path: path, edits: result.inPlaceOrder())
            change.raisedTargets = raised.sorted()
            return change
        }
    }

    /// The document of a file that a spec is read from.
    func document(_ path: String) -> YAMLDocument? {
        specs.lazy.compactMap { $0.documents[path] }.first
    }

    /// Removes an entry.
    mutating func remove(_ site: SpecSite) {
        removals[site.file, default: []].insert(site.place)
    }

    /// Adds an edit once.
    mutating func add(_ edit: TextEdit, to path: String) {
        if !(edits[path] ?? []).contains(edit) { edits[path, default: []].append(edit) }
    }

    /// The apps that no change is wished for, with their specs.
    var otherApps: [(spec: XcodeGenSpec, app: XcodeGenTarget)] {
        specs.flatMap { spec in
            spec.apps.filter { !wished.contains(spec.identity(of: $0.name)) }.map { (spec, $0) }
        }
    }

    /// An error at a value of a spec.
    func failure(
        _ spec: XcodeGenSpec, _ place: FilePlace?, _ reason: String, remedy: String
    ) -> ProjectError {
        ProjectError(
            path: place?.path ?? spec.path, offset: place?.offset, reason: reason, remedy: remedy)
    }
}

extension XcodeGenSpec {
    /// What tells a target from those of other projects.
    func identity(of name: String) -> SpecAppIdentity {
        SpecAppIdentity(project: generatedProject ?? path, name: name)
    }
}
