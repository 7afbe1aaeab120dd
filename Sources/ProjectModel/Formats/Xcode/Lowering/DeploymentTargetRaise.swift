import SourceEditing

extension XcodeLowering {
    /// Raises the minimum version of a platform where an app gets a lower one, and of the unit tests that it hosts.
    ///
    /// Where other apps get the value from the same place, the target gets its own. Where nothing sets one,
    /// Xcode takes its newest, so that nothing has to be raised.
    ///
    /// - Throws: `ProjectError` where the settings of the app or of its tests can't be read.
    mutating func raise(
        _ platform: ApplePlatform, to version: VersionNumber, for app: PBXObject
    ) throws(ProjectError) {
        let key = platform.deploymentTargetSetting
        let tests = file.objects(.targets, of: file.project).filter { target in
            file.productType(of: target) == .unitTests
                && file.dependencies(of: target).contains { $0.id == app.id }
        }
        var loader = TargetConfigurationLoader(file, groups: groups, tree: tree)
        var allowance = BuildSettingAllowance()
        var raised: Set<String> = []
        for target in [app, file.codeTarget(of: app)] + tests
        where raised.insert(target.id).inserted {
            let configurations = try loader.configurations(of: target)
            let resolved = try ResolvedTarget(
                name: file.string(.name, of: target) ?? "", configurations: configurations,
                file: file, within: &allowance)
            for (configuration, values) in zip(configurations, resolved.buildConfigurations) {
                raise(key, to: version, in: configuration, values: values.settings)
            }
        }
    }

    /// Raises the value of the highest level that sets it.
    private mutating func raise(
        _ key: String, to version: VersionNumber, in configuration: TargetConfiguration,
        values: [String: String]
    ) {
        for level in BuildSettingLevel.allCases.reversed() {
            let keys = (configuration.values[level] ?? [:]).keys
                .filter { BuildSettingKey($0).name == key }
            guard !keys.isEmpty else { continue }
            let low = Set(
                keys.filter {
                    values[$0].flatMap { VersionNumber($0.trimmed) }.map { $0 < version } ?? false
                })
            guard !low.isEmpty else { return }
            switch level {
            case .target:
                replace(low, in: file.object(of: configuration, at: .target), by: version)
            case .project where otherApps.isEmpty:
                replace(low, in: file.object(of: configuration, at: .project), by: version)
            case .targetFile, .projectFile:
                let files = configuration.files[level] ?? []
                if files.allSatisfy({ !sets(low, in: $0) || others(using: $0).isEmpty }) {
                    for path in files { replace(low, inConfigFile: path, by: version) }
                } else {
                    override(key, in: configuration, by: version)
                }
            case .project:
                override(key, in: configuration, by: version)
            }
            return
        }
    }

    private mutating func replace(
        _ keys: Set<String>, in object: PBXObject?, by version: VersionNumber
    ) {
        guard let object, let settings = file.node(.buildSettings, of: object) else { return }
        for entry in file.document.tree.entries(of: settings)
        where keys.contains(file.document.key(of: entry)) {
            editor.replace(entry.value, by: version.description)
        }
    }

    private func sets(_ keys: Set<String>, in path: String) -> Bool {
        guard let text = try? tree.read(path) else { return false }
        return XCConfigDocument(text).assignments.contains { keys.contains($0.key) }
    }

    private mutating func replace(
        _ keys: Set<String>, inConfigFile path: String, by version: VersionNumber
    ) {
        guard let text = try? tree.read(path) else { return }
        for assignment in XCConfigDocument(text).assignments where keys.contains(assignment.key) {
            configFiles[path, default: []].insert(
                TextEdit(range: assignment.valueRange, replacement: version.description))
        }
    }

    /// Sets a value at the target, where the one that it gets is shared.
    private mutating func override(
        _ key: String, in configuration: TargetConfiguration, by version: VersionNumber
    ) {
        guard let object = file.object(of: configuration, at: .target),
            let settings = file.node(.buildSettings, of: object)
        else { return }
        editor.insert("\(key) = \(version);", named: key, into: settings)
    }
}
