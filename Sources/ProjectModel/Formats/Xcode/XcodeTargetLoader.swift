/// Makes the app targets of one project.
struct XcodeTargetLoader {
    private let file: XcodeProjectFile
    private let groups: XcodeGroupTree
    private let tree: FileTree
    private var configurations: TargetConfigurationLoader
    private var allowance = BuildSettingAllowance()
    private let ownModules: [String]
    private let places: SettingPlaces

    /// A loader for one project.
    init(_ project: ReadXcodeProject, tree: FileTree) {
        file = project.file
        groups = project.groups
        self.tree = tree
        places = SettingPlaces(project, in: tree)
        ownModules = LinkedProducts.ownModules(of: project.file)
        configurations = TargetConfigurationLoader(file, groups: groups, tree: tree)
    }

    /// The app targets in the project's order.
    ///
    /// - Throws: `ProjectError` where their settings can't be read, or are more than is allowed.
    mutating func targets() throws(ProjectError) -> [AppTarget] {
        var targets: [AppTarget] = []
        for app in file.appTargets { targets.append(try target(app)) }
        return targets
    }

    private mutating func target(_ app: PBXObject) throws(ProjectError) -> AppTarget {
        let code = file.codeTarget(of: app)
        let parts = code.id == app.id ? [app] : [app, code]
        let files = TargetFiles(of: parts, in: file, groups: groups, tree: tree)
        let name = file.string(.name, of: app) ?? ""
        var plists: [String] = []
        var missing: [ProjectError] = []
        var resolved: [ResolvedTarget] = []
        for part in parts {
            let configurations = try configurations.configurations(of: part)
            let one = try ResolvedTarget(
                name: file.string(.name, of: part) ?? "", configurations: configurations,
                file: file, within: &allowance)
            plists += one.infoPlists(in: tree).filter { !plists.contains($0) }
            missing += missingPlists(of: part, one.buildConfigurations)
            resolved.append(one)
        }
        let platforms = PlatformDetection(resolved[0].mergedSettings)
            .platforms(of: file.productType(of: app))
        var target = AppTarget(
            name: name, productName: try resolved[0].value(of: "PRODUCT_NAME") ?? name,
            moduleName: try resolved[resolved.count - 1].value(of: "PRODUCT_MODULE_NAME")
                ?? BuildSettingModifier.identifier(name),
            platform: platforms.main, platforms: platforms.all, project: file.bundle,
            format: .xcodeProject, sources: files.sources, resources: files.resources,
            infoPlists: plists, configurations: resolved.flatMap(\.buildConfigurations),
            linkedProducts: LinkedProducts(of: parts, in: file).names, projectModules: ownModules,
            unreadable: missing,
            declaration: file.json.flatMap { json in
                json.target(named: name).map {
                    FilePlace(
                        path: json.path,
                        offset: json.document.tree.nodes[$0].range.lowerBound)
                }
            })
        target.missingSources = files.missingSources
        target.isAppClip = file.productType(of: app) == .appClip
        return target
    }
}

extension XcodeTargetLoader {
    private func missingPlists(
        of part: PBXObject, _ configurations: [BuildConfiguration]
    ) -> [ProjectError] {
        guard let folder = file.folder,
            let missing = MissingInfoPlist(in: configurations, from: folder, of: tree)
        else { return [] }
        let place = places.place(of: MissingInfoPlist.key, for: part)
        return [
            missing.error(
                in: file.string(.name, of: part) ?? "",
                at: FilePlace(path: place?.path ?? file.path, offset: place?.offset ?? 0))
        ]
    }
}

/// A target's configurations with their settings expanded.
struct ResolvedTarget {
    /// The configurations as the rest of the program knows them.
    let buildConfigurations: [BuildConfiguration]
    private let resolvers: [BuildSettingsResolver]
    private let folder: String?
    private let projectFile: String

    /// Expands the configurations of a target.
    ///
    /// - Throws: `ProjectError` where the settings are more than the project's allowance.
    init(
        name: String, configurations: [TargetConfiguration], file: XcodeProjectFile,
        within allowance: inout BuildSettingAllowance
    ) throws(ProjectError) {
        let builtIn = [
            "SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".",
            "PROJECT_NAME": file.name, "PROJECT": file.name, "TARGET_NAME": name,
            "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        ]
        folder = file.folder
        projectFile = file.path
        resolvers = configurations.map { $0.resolver(builtIn: builtIn) }
        var resolved: [BuildConfiguration] = []
        do throws(BuildSettingOverflow) {
            for (configuration, resolver) in zip(configurations, resolvers) {
                resolved.append(
                    BuildConfiguration(
                        name: configuration.name,
                        settings: try resolver.resolved(within: &allowance),
                        isWhole: configuration.isWhole))
            }
        } catch {
            throw error.error(in: file.path)
        }
        buildConfigurations = resolved
    }

    /// The value of a setting in the first configuration that has one.
    ///
    /// - Throws: `ProjectError` where it is too long.
    func value(of key: String) throws(ProjectError) -> String? {
        do throws(BuildSettingOverflow) {
            for resolver in resolvers {
                if let value = try resolver.value(of: key), !value.isEmpty { return value }
            }
            return nil
        } catch {
            throw error.error(in: projectFile)
        }
    }

    /// The settings of all configurations, of the first one where they differ.
    var mergedSettings: [String: String] {
        buildConfigurations.reduce(into: [:]) { result, configuration in
            result.merge(configuration.settings) { first, _ in first }
        }
    }

    /// The property lists on disk that `INFOPLIST_FILE` names in any spelling.
    func infoPlists(in tree: FileTree) -> [String] {
        var result: [String] = []
        for configuration in buildConfigurations {
            for key in configuration.settings.keys.sorted()
            where BuildSettingKey(key).name == "INFOPLIST_FILE" {
                guard let value = configuration.settings[key], let path = path(value, in: tree),
                    !result.contains(path)
                else { continue }
                result.append(path)
            }
        }
        return result
    }

    private func path(_ value: String, in tree: FileTree) -> String? {
        guard !value.isEmpty, let folder, let path = RelativePath.join(folder, value),
            let spelling = tree.path(matching: path), tree.contains(spelling)
        else { return nil }
        return spelling
    }
}
