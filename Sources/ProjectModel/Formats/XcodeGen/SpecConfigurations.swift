/// The build configurations of a spec's targets, level by level as Xcode has them.
struct SpecConfigurations {
    private let spec: XcodeGenSpec
    private let tree: FileTree
    private var files: XCConfigLoader

    /// The configurations of a spec.
    init(_ spec: XcodeGenSpec, in tree: FileTree) {
        self.spec = spec
        self.tree = tree
        files = XCConfigLoader(tree: tree, projectFolder: spec.folder)
    }

    /// The configurations of a target, in the order of their names.
    ///
    /// - Throws: `ProjectError` where their files can't be read, or come to more than is allowed.
    mutating func configurations(
        of target: XcodeGenTarget
    ) throws(ProjectError) -> [TargetConfiguration] {
        var result: [TargetConfiguration] = []
        for name in spec.configurations {
            var configuration = TargetConfiguration(name: name)
            try addFile(spec.root["configFiles"], as: .projectFile, to: &configuration)
            try addFile(target.value["configFiles"], as: .targetFile, to: &configuration)
            let inFiles = Set(configuration.values.values.flatMap(\.keys))
            // What XcodeGen sets by itself gives way to the files, what the spec sets does not.
            configuration.values[.project] = projectDefaults(of: name)
                .filter { !inFiles.contains($0.key) }
                .merging(values(of: spec.root["settings"], in: name)) { $1 }
            configuration.values[.target] = defaults(of: target).filter {
                !inFiles.contains($0.key)
            }
            .merging(values(of: target.value["settings"], in: name)) { $1 }
            addInfoPlist(of: target, to: &configuration)
            if let path = path(target.value["entitlements"]?["path"]) {
                configuration.values[.target]?["CODE_SIGN_ENTITLEMENTS"] = path
            }
            result.append(configuration)
        }
        return result
    }

    private mutating func addFile(
        _ value: SpecValue?, as level: BuildSettingLevel,
        to configuration: inout TargetConfiguration
    ) throws(ProjectError) {
        guard let value = value?[configuration.name], let text = value.string,
            let path = RelativePath.join(value.folder, text)
        else { return }
        guard let loaded = try files.load(path) else {
            configuration.isWhole = false
            return
        }
        configuration.take(loaded, as: level)
    }

    private func values(of settings: SpecValue?, in configuration: String) -> [String: String] {
        spec.settings.values(of: settings, in: configuration).compactMapValues { $0.last?.setting }
    }

    private var presets: String { spec.root["options"]?["settingPresets"]?.string ?? "all" }

    private func projectDefaults(of configuration: String) -> [String: String] {
        var result: [String: String] = [:]
        if presets == "all" || presets == "project" {
            result = ["SWIFT_VERSION": "5.0", "PRODUCT_NAME": "$(TARGET_NAME)"]
            let type = spec.root["configs"]?[configuration]?.string ?? configuration.lowercased()
            if type == "debug" { result["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
        }
        for pair in spec.root["options"]?["deploymentTarget"]?.pairs ?? [] {
            guard let key = XcodeGenTarget.deploymentSetting(pair.key) else { continue }
            result[key] = pair.value.setting
        }
        return result
    }

    private func defaults(of target: XcodeGenTarget) -> [String: String] {
        var result = target.platformSettings
        if presets == "all" || presets == "targets", target.type == .application {
            result["ASSETCATALOG_COMPILER_APPICON_NAME"] = "AppIcon"
        }
        if let version = target.value["deploymentTarget"]?.setting, !version.isEmpty {
            for key in target.deploymentPlatforms.compactMap(XcodeGenTarget.deploymentSetting) {
                result[key] = version
            }
        }
        return result
    }

    /// Without `INFOPLIST_FILE` in the target's settings it is that of `info:`, else one among the sources.
    private func addInfoPlist(
        of target: XcodeGenTarget, to configuration: inout TargetConfiguration
    ) {
        let level = configuration.values[.target] ?? [:]
        guard level["INFOPLIST_FILE"] == nil, let path = infoPlist(of: target) else { return }
        configuration.values[.target]?["INFOPLIST_FILE"] = path
    }

    /// A path of the spec as Xcode gets it, seen from the project's folder.
    private func path(_ value: SpecValue?) -> String? {
        guard let value, let text = value.string else { return nil }
        return RelativePath.join(value.folder, text).map {
            RelativePath.path(to: $0, from: spec.folder)
        }
    }

    private func infoPlist(of target: XcodeGenTarget) -> String? {
        if let path = path(target.value["info"]?["path"]) { return path }
        // XcodeGen looks into the folders themselves, whatever is excluded.
        let found = target.sources.lazy.compactMap { source in
            tree.contains(source.path) && RelativePath.name(of: source.path) == "Info.plist"
                ? source.path
                : tree.paths(below: source.path).first { RelativePath.name(of: $0) == "Info.plist" }
        }.first
        return found.map { RelativePath.path(to: $0, from: spec.folder) }
    }
}
