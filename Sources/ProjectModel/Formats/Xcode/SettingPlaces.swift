import SourceEditing

/// Finds the lines at which build settings of a project's targets stand.
struct SettingPlaces {
    private let project: ReadXcodeProject
    private let tree: FileTree

    /// The settings of one project.
    init(_ project: ReadXcodeProject, in tree: FileTree) {
        self.project = project
        self.tree = tree
    }

    /// The file and the byte offset of a setting's first entry: the target's own first, then its files, the project's last.
    func place(of key: String, for target: PBXObject) -> (path: String, offset: Int)? {
        var loader = TargetConfigurationLoader(project.file, groups: project.groups, tree: tree)
        if let json = project.file.json { return place(of: key, for: target, in: json) }
        guard let configurations = try? loader.configurations(of: target) else { return nil }
        for level in BuildSettingLevel.allCases.reversed() {
            for configuration in configurations {
                let object = project.file.object(of: configuration, at: level).flatMap {
                    entry(of: key, in: $0)
                }
                if let object { return (project.file.path, object.range.lowerBound) }
                for path in configuration.files[level] ?? [] {
                    if let offset = offset(of: key, inConfigFile: path) { return (path, offset) }
                }
            }
        }
        return nil
    }

    private func place(
        of key: String, for target: PBXObject, in json: JSONProjectFile
    ) -> (path: String, offset: Int)? {
        let own = project.file.string(.name, of: target).flatMap(json.target)
        let nodes = [own, json.document.tree.root].compactMap { $0 }
        return nodes.lazy.compactMap { json.settings(key, of: $0).first }.first.map {
            (json.path, $0.range.lowerBound)
        }
    }

    private func entry(of key: String, in configuration: PBXObject) -> DocumentTree.Entry? {
        let document = project.file.document
        guard let node = project.file.node(.buildSettings, of: configuration) else { return nil }
        return document.tree.entries(of: node).first {
            BuildSettingKey(document.key(of: $0)).name == key
        }
    }

    private func offset(of key: String, inConfigFile path: String) -> Int? {
        guard let text = try? tree.read(path) else { return nil }
        return XCConfigDocument(text).assignments.first {
            BuildSettingKey($0.key).name == key
        }?.lines.lowerBound
    }
}
