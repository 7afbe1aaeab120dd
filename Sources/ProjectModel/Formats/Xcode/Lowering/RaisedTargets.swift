import SourceEditing

/// Which targets get another deployment target by edits of projects and configuration files, asked for or not: a value at
/// the project's level, or in a file that several use, is that of frameworks, extensions and tests, too.
struct RaisedTargets {
    private let settings: Set<String>
    private let changes: [LoweredChange]
    private let before: FileTree

    /// What edits of a tree do to the minimum versions of some platforms.
    init(by changes: [LoweredChange], of platforms: [ApplePlatform], in tree: FileTree) {
        settings = Set(platforms.map(\.deploymentTargetSetting))
        self.changes = changes
        before = tree
    }

    /// The names of the targets, sorted; of a project that can't be read, none.
    var names: [String] {
        var edit = WorkspaceEdit()
        for change in changes { try? edit.edit(change.path, change.edits, by: "project") }
        let after = before.applying(edit)
        var names: Set<String> = []
        for bundle in bundles {
            let (old, new) = (versions(of: bundle, in: before), versions(of: bundle, in: after))
            names.formUnion(new.filter { old[$0.key] != $0.value }.map(\.value.name))
        }
        return names.sorted()
    }

    /// The projects that are edited; a configuration file may be used by any.
    private var bundles: [String] {
        let all = XcodeBundles.all(in: before)
        guard changes.allSatisfy({ XcodeBundles.isProjectFile($0.path) }) else { return all }
        let edited = Set(changes.map { RelativePath.folder(of: $0.path) })
        return all.filter(edited.contains)
    }

    /// The minimum versions of a target, configuration by configuration.
    private struct Versions: Equatable {
        let name: String
        let values: [String?]
    }

    /// Those of each target, by its identifier, that builds for one of the platforms.
    private func versions(of bundle: String, in tree: FileTree) -> [String: Versions] {
        guard let project = try? ReadXcodeProject(bundle, in: tree) else { return [:] }
        let file = project.file
        var loader = TargetConfigurationLoader(file, groups: project.groups, tree: tree)
        var allowance = BuildSettingAllowance()
        var versions: [String: Versions] = [:]
        for target in file.objects(.targets, of: file.project) {
            let name = file.string(.name, of: target) ?? ""
            guard let configurations = try? loader.configurations(of: target),
                let resolved = try? ResolvedTarget(
                    name: name, configurations: configurations, file: file, within: &allowance)
            else { continue }
            let platforms = PlatformDetection(resolved.mergedSettings)
                .platforms(of: file.productType(of: target)).all
            for key in settings.sorted()
            where platforms.contains(where: { $0.deploymentTargetSetting == key }) {
                versions[target.id + " " + key] = Versions(
                    name: name, values: resolved.buildConfigurations.map { $0.settings[key] })
            }
        }
        return versions
    }
}
