/// Xcode projects: `App.xcodeproj/project.pbxproj`, and `project.xcproj` of Xcode 27.2 and later.
public struct XcodeProjectFormat: ProjectFormat {
    /// The format.
    public init() {}

    /// The format's id.
    public var id: ProjectFormatID { .xcodeProject }

    /// The bundles that hold a project file.
    public func detect(in tree: FileTree) -> [String] {
        XcodeBundles.all(in: tree)
    }

    /// Where a bundle may keep its project file.
    public static func projectFiles(of bundle: String) -> [String] {
        [XcodeProjectFile.path(in: bundle), JSONProjectFile.path(in: bundle)]
    }

    /// The app targets of a bundle; what keeps the project from being read is the one problem.
    public func load(_ project: String, in tree: FileTree) -> LoadedProject {
        do {
            let read = try ReadXcodeProject(project, in: tree)
            var loader = XcodeTargetLoader(read, tree: tree)
            return LoadedProject(targets: try loader.targets(), problems: [], read: read)
        } catch {
            return LoadedProject(targets: [], problems: [error])
        }
    }

    /// The edits of project and configuration files; all targets of one call are changed together.
    ///
    /// - Throws: `ProjectError` where a project can't be read or edited, or a setting is shared with an app that
    ///   is not among the targets.
    public func lower(
        _ changes: [TargetChanges], of projects: (any KnownProjects)?, in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange] {
        let wishes = changes.filter { !$0.changes.isEmpty && $0.target.project != nil }
        let apps = Set(
            wishes.map { AppIdentity(bundle: $0.target.project ?? "", name: $0.target.name) })
        var result: [LoweredChange] = []
        for bundle in Set(apps.map(\.bundle)).sorted() {
            let own = wishes.filter { $0.target.project == bundle }
            let project = try read(bundle, of: projects, in: tree)
            result = merge(try lowered(own, of: project, apps, in: tree), into: result)
        }
        return notingRaisedTargets(in: result, for: wishes, in: tree)
    }

    private func lowered(
        _ wishes: [TargetChanges], of project: ReadXcodeProject, _ apps: Set<AppIdentity>,
        in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange] {
        var lowering = try XcodeLowering(project, apps: apps, in: tree)
        guard let json = project.file.json else {
            try lowering.lower(wishes)
            return lowering.changes
        }
        // What the translation would change in configuration files holds; the project's own file has edits of its own.
        do throws(ProjectError) {
            try lowering.lower(
                wishes.map {
                    TargetChanges(
                        target: $0.target, changes: $0.changes.filter(\.concernsSettings))
                })
        } catch {
            let offset = error.path == json.path ? 0 : error.offset
            throw ProjectError(
                path: error.path, offset: offset, reason: error.reason, remedy: error.remedy)
        }
        var own = JSONProjectLowering(json, project, apps: apps)
        try own.lower(wishes)
        return lowering.changes.filter { $0.path != json.path } + [own.change].compactMap { $0 }
    }

    private func notingRaisedTargets(
        in changes: [LoweredChange], for wishes: [TargetChanges], in tree: FileTree
    ) -> [LoweredChange] {
        let platforms = wishes.flatMap(\.changes).compactMap { change -> ApplePlatform? in
            if case .raiseDeploymentTarget(let platform, _) = change { platform } else { nil }
        }
        guard !platforms.isEmpty else { return changes }
        let names = RaisedTargets(by: changes, of: platforms, in: tree).names
        return changes.map { change in
            var change = change
            change.raisedTargets = names
            return change
        }
    }

    private func read(
        _ bundle: String, of projects: (any KnownProjects)?, in tree: FileTree
    ) throws(ProjectError) -> ReadXcodeProject {
        if let known = projects?.loaded(bundle, id)?.xcode { return known }
        return try ReadXcodeProject(bundle, in: tree)
    }

    /// Joins edits of the same files; projects that share a configuration file ask for the same ones.
    private func merge(_ new: [LoweredChange], into old: [LoweredChange]) -> [LoweredChange] {
        var edits = Dictionary(uniqueKeysWithValues: old.map { ($0.path, $0.edits) })
        for change in new {
            let known = edits[change.path] ?? []
            edits[change.path] = known + change.edits.filter { !known.contains($0) }
        }
        return edits.keys.sorted().map { LoweredChange(path: $0, edits: edits[$0] ?? []) }
    }
}

extension ProjectFormatID {
    /// The format's id.
    public static let xcodeProject = ProjectFormatID("xcodeProject")
}
