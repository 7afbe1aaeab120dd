/// Reads the configurations of targets.
struct TargetConfigurationLoader {
    private let file: XcodeProjectFile
    private let groups: XcodeGroupTree
    private var configFiles: XCConfigLoader

    /// A loader for the targets of one project.
    init(_ file: XcodeProjectFile, groups: XcodeGroupTree, tree: FileTree) {
        self.file = file
        self.groups = groups
        configFiles = XCConfigLoader(tree: tree, projectFolder: file.folder ?? "")
    }

    /// The configurations of a target in the project's order.
    ///
    /// - Throws: `ProjectError` where their files can't be read, or come to more than is allowed.
    mutating func configurations(
        of target: PBXObject
    ) throws(ProjectError) -> [TargetConfiguration] {
        let ofProject = configurationObjects(of: file.project)
        let fallback = file.object(.buildConfigurationList, of: file.project)
            .flatMap { file.string(.defaultConfigurationName, of: $0) }
        var result: [TargetConfiguration] = []
        for object in configurationObjects(of: target) {
            let name = file.string(.name, of: object) ?? ""
            var configuration = TargetConfiguration(name: name)
            let base =
                ofProject.first { file.string(.name, of: $0) == name }
                ?? ofProject.first { file.string(.name, of: $0) == fallback }
            if let base { try add(base, as: .project, and: .projectFile, to: &configuration) }
            try add(object, as: .target, and: .targetFile, to: &configuration)
            result.append(configuration)
        }
        return result
    }

    private func configurationObjects(of object: PBXObject) -> [PBXObject] {
        file.object(.buildConfigurationList, of: object)
            .map { file.objects(.buildConfigurations, of: $0) } ?? []
    }

    private mutating func add(
        _ object: PBXObject, as level: BuildSettingLevel, and fileLevel: BuildSettingLevel,
        to configuration: inout TargetConfiguration
    ) throws(ProjectError) {
        configuration.objects[level] = object.id
        configuration.values[level] = file.buildSettings(of: object)
        guard let path = configFile(of: object) else { return }
        if let loaded = try configFiles.load(path) {
            configuration.take(loaded, as: fileLevel)
        } else if RelativePath.name(of: path).hasPrefix("Pods-") {
            configuration.values[fileLevel] = Self.pods
        } else {
            configuration.isWhole = false
        }
    }

    /// What the files of CocoaPods, which few repositories hold, say about Swift.
    ///
    /// Source: `aggregate_xcconfig.rb` of CocoaPods 1.16.
    private static let pods = ["OTHER_SWIFT_FLAGS": "$(inherited) -D COCOAPODS"]

    /// The path of the `.xcconfig` that a configuration is based on.
    private func configFile(of object: PBXObject) -> String? {
        if let reference = file.string(.baseConfigurationReference, of: object) {
            return groups.paths[reference]
        }
        guard let anchor = file.string(.baseConfigurationReferenceAnchor, of: object),
            let folder = groups.paths[anchor],
            let path = file.string(.baseConfigurationReferenceRelativePath, of: object)
        else { return nil }
        return RelativePath.join(folder, path)
    }
}

extension XcodeProjectFile {
    /// The `XCBuildConfiguration` that a configuration has at the target's level, or the project's.
    func object(
        of configuration: TargetConfiguration, at level: BuildSettingLevel
    ) -> PBXObject? {
        configuration.objects[level].flatMap { self[$0] }
    }

    /// The settings that a configuration holds itself by full key; lists are joined by blanks.
    func buildSettings(of configuration: PBXObject) -> [String: String] {
        var result: [String: String] = [:]
        for (key, node) in pairs(.buildSettings, of: configuration) {
            switch document.tree.nodes[node].kind {
            case .array:
                result[key] = document.tree.entries(of: node)
                    .map { document.string(of: $0.value) }.joined(separator: " ")
            case .dictionary: continue
            default: result[key] = document.string(of: node)
            }
        }
        return result
    }
}
