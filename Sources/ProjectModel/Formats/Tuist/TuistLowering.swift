import SourceEditing

/// Turns wished changes of the apps of one manifest into edits of it and of its helpers.
struct TuistLowering {
    private var loader: TuistTargetLoader
    private var manifest: TuistManifest
    private let tree: FileTree

    /// Reads a manifest.
    ///
    /// - Throws: `ProjectError` where it can't be read.
    init(_ project: String, in tree: FileTree) throws(ProjectError) {
        self.tree = tree
        manifest = try TuistManifest(project, in: tree)
        loader = TuistTargetLoader(manifest, in: tree)
    }

    /// The edits for one target.
    ///
    /// - Throws: `ProjectError` where a change can't be made.
    func edits(for wish: TargetChanges) throws(ProjectError) -> [LoweredChange] {
        guard let target = loader.targets.first(where: { $0.name == wish.target.name }) else {
            throw ProjectError(
                path: manifest.path, reason: "the target '\(wish.target.name)' is gone",
                remedy: "plan again")
        }
        var changes: [LoweredChange] = []
        for change in wish.changes {
            switch change {
            case .addSource(let path, _): try add(path, to: wish.target, target)
            // A file that is gone is no longer matched.
            case .removeFile: break
            case .leaveOut(let path): try leaveOut(path, of: wish.target, target)
            case .removeSetting(let key):
                changes += try remove(key, from: wish.target)
            case .raiseDeploymentTarget(let platform, let version):
                changes += try raise(platform, to: version, of: wish.target, target)
            }
        }
        return changes
    }

    /// Checks that a new source is matched by what the manifest says.
    private func add(
        _ path: String, to app: AppTarget, _ target: TuistTarget
    ) throws(ProjectError) {
        var edit = WorkspaceEdit()
        if !tree.contains(path) { try? edit.create(path, SourceText(""), by: "project") }
        let after = TuistFormat().load(manifest.path, in: tree.applying(edit)).targets
        guard let new = after.first(where: { $0.name == app.name }), new.sources.contains(path)
        else {
            let place = (target.call["sources"] ?? target.call["buildableFolders"])?.place
            throw ProjectError(
                path: place?.path ?? target.place.path,
                offset: (place ?? target.place).range.lowerBound,
                reason:
                    "`sources` of the target '\(app.name)' has no pattern that matches '\(path)'",
                remedy: "add one, then plan again")
        }
    }

    /// A pattern takes what is there, and none is rewritten.
    private func leaveOut(
        _ path: String, of app: AppTarget, _ target: TuistTarget
    ) throws(ProjectError) {
        guard app.resources.contains(path) else { return }
        let place = (target.call["resources"] ?? target.call["buildableFolders"])?.place
        throw ProjectError(
            path: place?.path ?? target.place.path,
            offset: (place ?? target.place).range.lowerBound,
            reason:
                "the target '\(app.name)' would still copy '\(path)', in which the system looks for its screens",
            remedy: ProjectChange.leavingOutRemedy)
    }

    private func remove(_ key: String, from app: AppTarget) throws(ProjectError) -> [LoweredChange]
    {
        let isSet = app.configurations.contains { configuration in
            configuration.settings.keys.contains { BuildSettingKey($0).name == key }
        }
        guard isSet else { return [] }
        let place = app.settingPlaces[key] ?? app.declaration
        throw ProjectError(
            path: place?.path ?? manifest.path, offset: place?.offset,
            reason: "`settings` of the target '\(app.name)' sets \(key)",
            remedy: "take \(key) out of the settings, then plan again")
    }

    // MARK: Deployment target

    private func raise(
        _ platform: ApplePlatform, to version: VersionNumber, of app: AppTarget,
        _ target: TuistTarget
    ) throws(ProjectError) -> [LoweredChange] {
        guard let current = app.deploymentTarget, current < version else { return [] }
        let key = platform.deploymentTargetSetting
        var manifest = manifest
        guard
            let value = TuistPlatforms(of: target, in: &manifest).versions[platform],
            let text = try? tree.read(value.place.path),
            text[value.place.range] == "\"\(value.text ?? "")\""
        else {
            let place = app.settingPlaces[key] ?? app.declaration
            throw ProjectError(
                path: place?.path ?? manifest.path, offset: place?.offset,
                reason:
                    "\(key) of the target '\(app.name)' is not written out as `deploymentTargets`",
                remedy: "raise it to \(version) where it stands, then plan again")
        }
        var change = LoweredChange(
            path: value.place.path,
            edits: [TextEdit(range: value.place.range, replacement: "\"\(version)\"")])
        change.raisedTargets = raisedTargets(by: value.place, platform)
        return [change]
    }

    /// The targets that get their version from the same text, those of other manifests too where it stands in a helper.
    private func raisedTargets(by place: ManifestPlace, _ platform: ApplePlatform) -> [String] {
        var names = Set(Self.targets(of: manifest, loader, with: place, platform))
        if place.path != manifest.path {
            var known = ManifestProgram.Known()
            for path in TuistFormat().detect(in: tree) where path != manifest.path {
                guard let other = try? TuistManifest(path, in: tree, reading: &known) else {
                    continue
                }
                names.formUnion(
                    Self.targets(
                        of: other, TuistTargetLoader(other, in: tree), with: place, platform))
            }
        }
        return names.sorted()
    }

    private static func targets(
        of manifest: TuistManifest, _ loader: TuistTargetLoader, with place: ManifestPlace,
        _ platform: ApplePlatform
    ) -> [String] {
        var manifest = manifest
        return loader.targets.filter { target in
            TuistPlatforms(of: target, in: &manifest).versions[platform]?.place == place
        }.map(\.name)
    }
}
