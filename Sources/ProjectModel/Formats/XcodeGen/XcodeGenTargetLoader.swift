/// Makes the app targets of a spec.
struct XcodeGenTargetLoader {
    private let spec: XcodeGenSpec
    private let tree: FileTree
    private var configurations: SpecConfigurations
    private var allowance = BuildSettingAllowance()

    /// A loader for one spec.
    init(_ spec: XcodeGenSpec, in tree: FileTree) {
        self.spec = spec
        self.tree = tree
        configurations = SpecConfigurations(spec, in: tree)
    }

    /// The app targets by name.
    ///
    /// - Throws: `ProjectError` where their settings can't be read, or are more than is allowed.
    mutating func apps() throws(ProjectError) -> [AppTarget] {
        var result: [AppTarget] = []
        for app in spec.apps { result.append(try appTarget(app)) }
        return result
    }

    /// All targets.
    ///
    /// - Throws: `ProjectError` where their settings can't be read, or are more than is allowed.
    mutating func manifestTargets() throws(ProjectError) -> [ManifestTarget] {
        var result: [ManifestTarget] = []
        for target in spec.targets {
            let resolved = try resolved(target)
            let isTests = target.type == .unitTests
            result.append(
                ManifestTarget(
                    name: target.name, moduleName: resolved.moduleName,
                    kind: isTests ? .tests : target.type?.linkedKind,
                    sources: target.sourceFiles.sources, resources: target.sourceFiles.resources,
                    dependencies: dependencies(of: target),
                    host: isTests
                        ? target.targetDependencies.first { spec.target($0)?.type?.isApp == true }
                        : nil))
        }
        return result
    }

    private mutating func appTarget(_ app: XcodeGenTarget) throws(ProjectError) -> AppTarget {
        let code = spec.codeTarget(of: app)
        let parts = code.name == app.name ? [app] : [app, code]
        var own: [Resolved] = []
        for part in parts { own.append(try resolved(part)) }
        let platforms = PlatformDetection(own[0].merged).platforms(
            of: code.name == app.name && app.type == .watchApp2 ? .application : app.type)
        let plists = own.flatMap { infoPlists(of: $0) }
        let lists = PropertyListLiterals(spec)
        var target = AppTarget(
            name: app.name, productName: own[0].productName,
            moduleName: own[own.count - 1].moduleName, platform: platforms.main,
            platforms: platforms.all, project: spec.path, format: .xcodeGen,
            sources: parts.flatMap(\.sourceFiles.sources),
            resources: parts.flatMap(\.sourceFiles.resources).filter { !plists.contains($0) },
            infoPlists: plists.inOrderOnce, configurations: own.flatMap(\.configurations),
            linkedProducts: Set(parts.flatMap(linkedProducts)).sorted(),
            projectModules: spec.targets.map(\.name).sorted())
        target.manifestPropertyLists = parts.flatMap { lists.literals(of: $0) }
        // What a template has, and what the target adds to it, are one property list.
        target.mergesInfoPlists =
            parts.count == 1 && plists.isEmpty && target.manifestPropertyLists.count > 1
        target.unreadable =
            spec.unknown + parts.flatMap { unreadable(in: $0) + lists.shared(by: $0) }
            + zip(parts, own).flatMap { missingPlists(of: $0, $1.configurations) }
        target.settingPlaces = parts.reduce(into: [:]) {
            $0.merge(places(of: $1)) { first, _ in first }
        }
        target.isAppClip = app.type == .appClip
        target.declaration = app.value.sites.first.flatMap(spec.place)
        return target
    }

    /// A target's settings, expanded.
    private struct Resolved {
        let configurations: [BuildConfiguration]
        let productName: String
        let moduleName: String

        var merged: [String: String] {
            configurations.reduce(into: [:]) { $0.merge($1.settings) { first, _ in first } }
        }
    }

    private mutating func resolved(_ target: XcodeGenTarget) throws(ProjectError) -> Resolved {
        let builtIn = [
            "SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".",
            "PROJECT_NAME": spec.name ?? "", "PROJECT": spec.name ?? "",
            "TARGET_NAME": target.name, "TARGETNAME": target.name,
            "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        ]
        var result: [BuildConfiguration] = []
        var productName: String?
        var moduleName: String?
        for configuration in try configurations.configurations(of: target) {
            let resolver = configuration.resolver(builtIn: builtIn)
            do throws(BuildSettingOverflow) {
                result.append(
                    BuildConfiguration(
                        name: configuration.name,
                        settings: try resolver.resolved(within: &allowance),
                        isWhole: configuration.isWhole))
                if productName == nil { productName = try resolver.value(of: "PRODUCT_NAME") }
                if moduleName == nil { moduleName = try resolver.value(of: "PRODUCT_MODULE_NAME") }
            } catch {
                throw error.error(in: spec.path)
            }
        }
        return Resolved(
            configurations: result, productName: productName ?? target.name,
            moduleName: moduleName ?? BuildSettingModifier.identifier(target.name))
    }

    private func infoPlists(of target: Resolved) -> [String] {
        target.configurations.flatMap { configuration in
            configuration.settings.keys.sorted().compactMap { key -> String? in
                guard BuildSettingKey(key).name == "INFOPLIST_FILE",
                    let value = configuration.settings[key], !value.isEmpty,
                    let path = RelativePath.join(spec.folder, value),
                    let spelling = tree.path(matching: path), tree.contains(spelling)
                else { return nil }
                return spelling
            }
        }
    }

    /// What a target's entry names that can't be known, or isn't there.
    private func unreadable(in target: XcodeGenTarget) -> [ProjectError] {
        var result: [ProjectError] = []
        for source in target.sources where SpecVariables.first(in: source.path) != nil {
            result.append(
                error(
                    source.value, "the source \"\(source.path)\" depends on the environment",
                    "look whether the files there take part in the launch"))
        }
        for source in target.sources
        where SpecVariables.first(in: source.path) == nil && source.isMissing(in: tree) {
            result.append(
                error(
                    source.value, "its source \"\(source.path)\" is not in the repository",
                    "make it first where it is generated, and plan again"))
        }
        for key in ["platform", "type"] {
            guard let value = target.value[key], let text = value.string,
                let variable = SpecVariables.first(in: text)
            else { continue }
            result.append(
                error(
                    value, "its \"\(key)\" depends on the environment variable \(variable)",
                    "write the value in the spec, or plan the project that XcodeGen makes"))
        }
        return result
    }

    /// An Info.plist that the spec names and XcodeGen does not write.
    private func missingPlists(
        of target: XcodeGenTarget, _ configurations: [BuildConfiguration]
    ) -> [ProjectError] {
        guard target.value["info"] == nil,
            let missing = MissingInfoPlist(in: configurations, from: spec.folder, of: tree)
        else { return [] }
        let place =
            places(of: target)[MissingInfoPlist.key] ?? FilePlace(path: spec.path, offset: 0)
        return [missing.error(in: target.name, at: place)]
    }

    private func error(_ value: SpecValue, _ reason: String, _ remedy: String) -> ProjectError {
        let place = spec.place(of: value)
        return ProjectError(
            path: place?.path ?? spec.path, offset: place?.offset, reason: reason, remedy: remedy)
    }

    /// Where the settings of a target stand, of the first configuration that has them.
    private func places(of target: XcodeGenTarget) -> [String: FilePlace] {
        var result: [String: FilePlace] = [:]
        for key in target.deploymentPlatforms.compactMap(XcodeGenTarget.deploymentSetting) {
            result[key] = spec.place(of: target.value["deploymentTarget"])
        }
        let options = spec.root["options"]?["deploymentTarget"]?.pairs ?? []
        for level in [target.value["settings"], spec.root["settings"]] {
            for configuration in spec.configurations {
                for (key, values) in spec.settings.values(of: level, in: configuration)
                where result[key] == nil || level?.parts == target.value["settings"]?.parts {
                    result[key] = spec.place(of: values.last)
                }
            }
        }
        for pair in options {
            guard let key = XcodeGenTarget.deploymentSetting(pair.key), result[key] == nil else {
                continue
            }
            result[key] = spec.place(of: pair.value)
        }
        return result
    }

    private func dependencies(of target: XcodeGenTarget) -> [ManifestTarget.Dependency] {
        target.dependencies.flatMap { dependency -> [ManifestTarget.Dependency] in
            if let name = dependency["target"]?.string {
                return [.target(name, of: spec.path)]
            }
            guard let package = dependency["package"]?.string else { return [] }
            let path = spec.root["packages"]?[package]?["path"]
            let folder = path?.string.flatMap { RelativePath.join(path?.folder ?? "", $0) }
            return products(of: dependency, package).map { .product($0, folder: folder) }
        }
    }

    private func products(of dependency: SpecValue, _ package: String) -> [String] {
        if let products = dependency["products"]?.strings, !products.isEmpty { return products }
        return [dependency["product"]?.string ?? package]
    }

    /// What a target links: products of packages, frameworks and libraries by name, without an extension.
    private func linkedProducts(of target: XcodeGenTarget) -> [String] {
        target.dependencies.flatMap { dependency -> [String] in
            if let package = dependency["package"]?.string {
                return products(of: dependency, package)
            }
            let key = ["sdk", "framework", "carthage"].first { dependency[$0]?.string != nil }
            guard let key, let text = dependency[key]?.string else { return [] }
            let name = RelativePath.name(of: text)
            let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
            return [stem]
        }
    }
}
