import SourceEditing

/// Turns wished changes of one project's targets into edits of its files.
struct XcodeLowering {
    /// The project as it is.
    let file: XcodeProjectFile
    /// Where its files lie.
    let groups: XcodeGroupTree
    /// All files.
    let tree: FileTree
    /// The edits of the project file.
    var editor: PBXProjectEditor
    /// The edits of configuration files by path.
    var configFiles: [String: Set<TextEdit>] = [:]
    /// The paths to except, by synchronized group and target, for which there is no set yet.
    var newExceptions: [String: [String: Set<String>]] = [:]
    /// The apps that the changes are wished for, of this project and of others.
    let apps: Set<AppIdentity>
    /// Which apps use which configuration file; made when first asked for.
    private var usage: XCConfigUsage?
    /// The file references by their path in lower case; made when first asked for.
    private(set) lazy var referencesByPath: [String: [PBXObject]] = file.objects.values.reduce(
        into: [:]
    ) { found, object in
        guard object.kind == .fileReference, let path = groups.paths[object.id] else { return }
        found[path.lowercased(), default: []].append(object)
    }

    /// Starts without any edit.
    ///
    /// - Throws: `ProjectError` where the project can't be edited.
    init(
        _ project: ReadXcodeProject, apps: Set<AppIdentity>, in tree: FileTree
    ) throws(ProjectError) {
        file = project.file
        guard file.document.syntax == .openStep else {
            throw ProjectError(
                path: file.path, offset: 0,
                reason: "this project file is in the XML form, which can only be read",
                remedy: "change and save the project in Xcode once, which writes the usual form")
        }
        groups = project.groups
        self.tree = tree
        self.apps = apps
        editor = PBXProjectEditor(file)
    }

    /// The edits by file.
    var changes: [LoweredChange] {
        var result: [LoweredChange] = []
        if !editor.edits.isEmpty {
            result.append(LoweredChange(path: file.path, edits: editor.edits))
        }
        for path in configFiles.keys.sorted() {
            let edits = Array(configFiles[path] ?? []).sorted {
                $0.range.lowerBound < $1.range.lowerBound
            }
            result.append(LoweredChange(path: path, edits: edits))
        }
        return result
    }

    /// Adds the edits for all changes of this project's targets.
    ///
    /// - Throws: `ProjectError` where the project can't take a change.
    mutating func lower(_ wishes: [TargetChanges]) throws(ProjectError) {
        var additions: [String: [SourceAddition]] = [:]
        var removals: Set<String> = []
        var exclusions: [String: Set<String>] = [:]
        for wish in wishes {
            let app = try target(named: wish.target.name)
            for change in wish.changes {
                switch change {
                case .addSource(let path, let sibling):
                    additions[path, default: []].append(
                        SourceAddition(target: file.codeTarget(of: app), sibling: sibling))
                case .removeFile(let path):
                    removals.insert(path)
                case .leaveOut(let path):
                    exclusions[app.id, default: []].insert(path)
                case .removeSetting(let key):
                    try removeSetting(key, of: app)
                case .raiseDeploymentTarget(let platform, let version):
                    try raise(platform, to: version, for: app)
                }
            }
        }
        for path in additions.keys.sorted() {
            try addSource(path, for: additions[path] ?? [])
        }
        for (id, paths) in exclusions.sorted(by: { $0.key < $1.key }) {
            if let app = file[id] { leaveOut(paths, of: app) }
        }
        insertExceptionSets()
        removeFiles(removals)
    }

    /// The app target with a name.
    private func target(named name: String) throws(ProjectError) -> PBXObject {
        let target = file.appTargets.first { file.string(.name, of: $0) == name }
        guard let target else {
            throw ProjectError(
                path: file.path, reason: "there is no app target \"\(name)\"",
                remedy: "run again, since the project has changed")
        }
        return target
    }

    /// The apps that use a configuration file and that no change is wished for.
    mutating func others(using configFile: String) -> [AppIdentity] {
        let usage = usage ?? XCConfigUsage(in: tree)
        self.usage = usage
        return usage.apps(of: configFile).subtracting(apps).sorted { $0.name < $1.name }
    }

    /// The apps of this project that no change is wished for.
    var otherApps: [AppIdentity] {
        file.appTargets.map {
            AppIdentity(bundle: file.bundle, name: file.string(.name, of: $0) ?? "")
        }
        .filter { !apps.contains($0) }
    }
}
