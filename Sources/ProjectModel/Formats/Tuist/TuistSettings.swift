/// The build settings of a target, as far as the manifest writes them out.
struct TuistSettings {
    /// The configurations with their settings expanded.
    private(set) var configurations: [BuildConfiguration] = []
    /// Where the manifest sets the deployment target of a platform.
    private(set) var places: [String: FilePlace] = [:]
    /// What can't be read.
    private(set) var problems: [(place: ManifestPlace, reason: String)] = []

    private var levels: [String: TargetConfiguration] = [:]
    private var order: [String] = []
    private var isWhole = true

    /// Reads the settings of a target, those of the project below.
    ///
    /// - Throws: `ProjectError` where a configuration file can't be read, or settings are more than is allowed.
    init(
        of target: TuistTarget, adding own: [String: String], in manifest: inout TuistManifest,
        _ files: inout XCConfigLoader
    ) throws(ProjectError) {
        let project = manifest.value("settings", as: "Settings")
        let settings = target.call["settings"].map { manifest.resolved($0, as: "Settings") }
        for (value, level) in [(project, BuildSettingLevel.project), (settings, .target)] {
            guard let value, !value.isNone else { continue }
            try read(value, as: level, in: &manifest, &files)
        }
        if order.isEmpty {
            for name in ["Debug", "Release"] { add([:], to: name, as: .target) }
            debugs = ["Debug"]
        }
        for name in debugs {
            levels[name]?.values[.projectFile, default: [:]].merge(Self.debug) { own, _ in own }
        }
        for name in order {
            for level in [BuildSettingLevel.project, .target] {
                let values = levels[name]?.values[level] ?? [:]
                levels[name]?.values[level] = (bases[level] ?? [:]).merging(values) { $1 }
            }
            levels[name]?.values[.target, default: [:]].merge(own) { $1 }
        }
        try resolve(target, in: manifest)
    }

    private var bases: [BuildSettingLevel: [String: String]] = [:]
    private var debugs: Set<String> = []

    /// What Tuist sets by itself for debug builds.
    private static let debug = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"]

    private mutating func add(
        _ values: [String: String], to name: String, as level: BuildSettingLevel
    ) {
        if levels[name] == nil {
            levels[name] = TargetConfiguration(name: name)
            order.append(name)
        }
        levels[name]?.values[level, default: [:]].merge(values) { $1 }
    }

    private mutating func read(
        _ value: ManifestValue, as level: BuildSettingLevel, in manifest: inout TuistManifest,
        _ files: inout XCConfigLoader
    ) throws(ProjectError) {
        guard let call = value.call else {
            problems.append((value.place, value.reason ?? "it is nothing that is known"))
            isWhole = false
            return
        }
        bases[level] = dictionary(call["base"], in: &manifest)
        for (label, name) in [("debug", "Debug"), ("release", "Release")] {
            guard let values = call[label], !values.isNone else { continue }
            for name in ["Debug", "Release"] { add([:], to: name, as: level) }
            debugs.insert("Debug")
            add(dictionary(values, in: &manifest), to: name, as: level)
        }
        guard let list = call["configurations"] else { return }
        for element in manifest.resolved(list, as: "[Configuration]").elements ?? [list] {
            let element = manifest.resolved(element, as: "Configuration")
            guard let configuration = element.call,
                let name = name(of: configuration, in: &manifest)
            else {
                problems.append((element.place, element.reason ?? "the configuration has no name"))
                isWhole = false
                continue
            }
            add(dictionary(configuration["settings"], in: &manifest), to: name, as: level)
            if configuration.name == "debug" { debugs.insert(name) }
            guard let file = configuration["xcconfig"], !file.isNone else { continue }
            let resolved = manifest.resolved(file, as: "Path")
            guard let path = manifest.path(resolved) else {
                problems.append((file.place, resolved.reason ?? "it is no path"))
                isWhole = false
                continue
            }
            let fileLevel = level == .project ? BuildSettingLevel.projectFile : .targetFile
            guard let values = try files.load(path) else {
                isWhole = false
                continue
            }
            levels[name]?.take(values, as: fileLevel)
        }
    }

    private func name(
        of configuration: ManifestValue.Call, in manifest: inout TuistManifest
    ) -> String? {
        guard let name = configuration["name"] ?? configuration.unlabelled else { return nil }
        let value = manifest.resolved(name, as: "ConfigurationName")
        if let text = value.text ?? value.call?.unlabelled?.text { return text }
        switch value.member {
        case "debug": return "Debug"
        case "release": return "Release"
        default: return value.member
        }
    }

    /// Settings by their names; what can't be told is left out.
    private mutating func dictionary(
        _ value: ManifestValue?, in manifest: inout TuistManifest
    ) -> [String: String] {
        guard let value, !value.isNone else { return [:] }
        guard let pairs = manifest.evaluator.dictionary(value) else {
            problems.append((value.place, value.reason ?? "it is no dictionary"))
            isWhole = false
            return [:]
        }
        var result: [String: String] = [:]
        for pair in pairs {
            guard let key = pair.key.text, let text = Self.text(pair.value) else {
                isWhole = false
                continue
            }
            result[key] = text
            if places[key] == nil {
                places[key] = FilePlace(
                    path: pair.place.path, offset: pair.place.range.lowerBound)
            }
        }
        return result
    }

    /// A setting as a text; a list is joined, one inside of others is not known.
    private static func text(_ value: ManifestValue) -> String? { text(value, depth: 4) }

    private static func text(_ value: ManifestValue, depth: Int) -> String? {
        guard depth > 0 else { return nil }
        switch value.kind {
        case .text(let text), .real(let text): return text
        case .integer(let number): return String(number)
        case .boolean(let flag): return flag ? "YES" : "NO"
        case .list(let elements):
            let texts = elements.compactMap { text($0, depth: depth - 1) }
            return texts.count == elements.count ? texts.joined(separator: " ") : nil
        case .made(let call):
            guard ["string", "array", "init"].contains(call.name) else { return nil }
            return call.unlabelled.flatMap { text($0, depth: depth - 1) }
        default: return nil
        }
    }

    private mutating func resolve(
        _ target: TuistTarget, in manifest: TuistManifest
    ) throws(ProjectError) {
        var allowance = BuildSettingAllowance()
        let builtIn = [
            "SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".", "TARGET_NAME": target.name,
            "TARGETNAME": target.name, "PRODUCT_NAME": target.productName,
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        ]
        do throws(BuildSettingOverflow) {
            for name in order {
                guard let level = levels[name] else { continue }
                let resolver = level.resolver(builtIn: builtIn)
                var settings = try resolver.resolved(within: &allowance)
                for key in ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"] where settings[key] == nil {
                    settings[key] = try resolver.value(of: key)
                }
                configurations.append(
                    BuildConfiguration(
                        name: name, settings: settings, isWhole: isWhole && level.isWhole))
            }
        } catch {
            throw error.error(in: manifest.path)
        }
    }
}
