import SourceEditing

extension XcodeLowering {
    /// Removes a setting from every level that an app gets it from.
    ///
    /// - Throws: `ProjectError` where other apps get it from the same place, or the levels can't be read.
    mutating func removeSetting(_ key: String, of app: PBXObject) throws(ProjectError) {
        var loader = TargetConfigurationLoader(file, groups: groups, tree: tree)
        for target in Set([app.id, file.codeTarget(of: app).id]).sorted().compactMap({ file[$0] }) {
            for configuration in try loader.configurations(of: target) {
                for level in [BuildSettingLevel.target, .project] {
                    guard let object = file.object(of: configuration, at: level) else { continue }
                    for entry in settings(key, of: object) {
                        if level == .project { try refuse(key, at: entry) }
                        editor.remove(entry)
                    }
                }
                for path in configuration.files.values.joined() {
                    try removeSetting(key, fromConfigFile: path)
                }
            }
        }
    }

    /// The entries of a setting in a configuration, in every conditional spelling.
    func settings(_ key: String, of configuration: PBXObject) -> [DocumentTree.Entry] {
        guard let node = file.node(.buildSettings, of: configuration) else { return [] }
        return file.document.tree.entries(of: node).filter {
            BuildSettingKey(file.document.key(of: $0)).name == key
        }
    }

    /// Refuses to take a setting of the whole project from apps that did not ask for it.
    private func refuse(_ key: String, at entry: DocumentTree.Entry) throws(ProjectError) {
        guard let other = otherApps.first else { return }
        throw ProjectError(
            path: file.path, offset: entry.range.lowerBound,
            reason: "\"\(key)\" is set for the whole project, so also for \"\(other.name)\"",
            remedy: "move the setting into the targets, or migrate these apps together")
    }

    private mutating func removeSetting(
        _ key: String, fromConfigFile path: String
    ) throws(ProjectError) {
        guard let text = try? tree.read(path) else { return }
        let lines = XCConfigDocument(text).assignments.filter {
            BuildSettingKey($0.key).name == key
        }
        guard let first = lines.first else { return }
        if let other = others(using: path).first {
            throw ProjectError(
                path: path, offset: first.lines.lowerBound,
                reason: "\"\(key)\" is set in a file that \"\(other.name)\" uses too",
                remedy: "move the setting into the targets, or migrate these apps together")
        }
        for line in lines {
            configFiles[path, default: []].insert(.remove(line.lines))
        }
    }
}
