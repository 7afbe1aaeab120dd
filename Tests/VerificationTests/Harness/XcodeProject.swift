import Foundation

/// A project file read by Foundation's own property-list reader: a second opinion on the edits that
/// the tool makes with its own.
struct XcodeProject {
    private let objects: [String: [String: Any]]
    private let rootObject: String
    /// The folder that holds the project, relative to the tree's root, with a slash at its end.
    private let folder: String
    private let tree: SourceTree
    private var locations: [String: String] = [:]

    /// A project that can't be read.
    struct Unreadable: Error, CustomStringConvertible {
        /// The path and what is wrong with it.
        let description: String
    }

    /// Reads a project file of a tree.
    init(path: String, tree: SourceTree) throws {
        guard let values = PropertyList.read(tree.files[path]),
            let objects = values["objects"] as? [String: [String: Any]],
            let root = values["rootObject"] as? String
        else { throw Unreadable(description: "\(path) is no project file") }
        self.objects = objects
        rootObject = root
        let parts = path.split(separator: "/").dropLast(2)
        folder = parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
        self.tree = tree
        locations = locateFiles()
    }

    private func object(_ id: Any?) -> [String: Any]? {
        (id as? String).flatMap { objects[$0] }
    }
    private func list(_ value: Any?) -> [String] { value as? [String] ?? [] }

    /// The app targets of a platform.
    func apps(of platform: SamplePlatform) -> [AppUnderTest] {
        list(object(rootObject)?["targets"]).compactMap { id in
            guard let target = objects[id], isApp(target, of: platform) else { return nil }
            return app(target, platform)
        }
    }

    private static let appTypes: [SamplePlatform.Flavour: [String]] = [
        .uikit: ["application", "application.on-demand-install-capable"],
        .appkit: ["application"],
        // The app of two targets has no code: that is its extension's.
        .watchkit: ["application", "watchkit2-extension"],
    ]

    private func isApp(_ target: [String: Any], of platform: SamplePlatform) -> Bool {
        let type = (target["productType"] as? String ?? "")
            .replacingOccurrences(of: "com.apple.product-type.", with: "")
        guard Self.appTypes[platform.flavour]?.contains(type) ?? false,
            target["isa"] as? String == "PBXNativeTarget"
        else { return false }
        let root = settings(of: target)["SDKROOT"] ?? "iphoneos"
        let roots: [SamplePlatform: [String]] = [
            .ios: ["iphoneos", "auto"], .maccatalyst: ["iphoneos", "auto"],
            .tvos: ["appletvos", "auto"], .visionos: ["xros", "auto"],
            .macos: ["macosx", "auto"], .watchos: ["watchos", "auto"],
        ]
        return roots[platform]?.contains(root) ?? false
    }

    private func app(
        _ target: [String: Any], _ platform: SamplePlatform
    ) -> AppUnderTest {
        var settings = settings(of: target)
        let name = target["name"] as? String ?? "App"
        settings["TARGET_NAME"] = name
        let product = PropertyList.expand(settings["PRODUCT_NAME"] ?? name, ["TARGET_NAME": name])
        let module = PropertyList.expand(
            settings["PRODUCT_MODULE_NAME"] ?? Self.identifier(product),
            ["TARGET_NAME": name, "PRODUCT_NAME": product])
        settings["PRODUCT_NAME"] = product
        settings["PRODUCT_MODULE_NAME"] = module
        let files = AppTargetFiles(
            listed: buildFiles(of: target, in: "PBXSourcesBuildPhase"),
            folders: synchronizedFolders(target))
        let resources = buildFiles(of: target, in: "PBXResourcesBuildPhase")
        let sources = files.sources(in: tree)
        let products = list(target["packageProductDependencies"]).compactMap {
            objects[$0]?["productName"] as? String
        }
        return AppUnderTest(
            name: name, module: module, platform: platform, sources: sources,
            missing: (files.listed + resources).filter { !tree.contains($0) }.sorted(),
            propertyList: propertyList(settings),
            deploymentTarget: deploymentTarget(settings, platform),
            conditions: conditions(settings), products: products,
            modules: LinkedModule.all(of: products, importedBy: sources, in: tree),
            objectiveCDelegate: files.listed.lazy.compactMap(objectiveCDelegate).first)
    }

    /// `AppDelegate` of a source with `NSStringFromClass([AppDelegate class])`, the way of Xcode's template.
    private func objectiveCDelegate(_ path: String) -> String? {
        guard path.hasSuffix(".m"), let text = tree.text(path), text.contains("UIApplicationMain("),
            let start = text.range(of: "NSStringFromClass([")
        else { return nil }
        return String(text[start.upperBound...].prefix { !$0.isWhitespace })
    }

    private func conditions(_ settings: [String: String]) -> [String] {
        let words = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
        return words.split(separator: " ").map(String.init).filter { !$0.hasPrefix("$") }
    }

    private static func identifier(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    // MARK: Settings

    /// The target's settings over the project's, of the first configuration; each over the file of
    /// settings that it is based on.
    private func settings(of target: [String: Any]) -> [String: String] {
        var merged: [String: String] = [:]
        for owner in [object(rootObject), target] {
            let configurations = object(owner?["buildConfigurationList"])?["buildConfigurations"]
            let configuration = object(list(configurations).first)
            if let id = configuration?["baseConfigurationReference"] as? String,
                let path = locations[id]
            {
                merged.merge(settings(in: path)) { $1 }
            }
            for (key, value) in configuration?["buildSettings"] as? [String: Any] ?? [:] {
                merged[key] = value as? String ?? (value as? [String])?.joined(separator: " ")
            }
        }
        return merged
    }

    /// The `KEY = value` lines of a file of settings, included files first.
    private func settings(in path: String, depth: Int = 0) -> [String: String] {
        var values: [String: String] = [:]
        let above = path.split(separator: "/").dropLast().joined(separator: "/").asFolder
        for line in (tree.text(path) ?? "").components(separatedBy: .newlines) {
            let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line[...])
                .trimmingSpaces
            if text.hasPrefix("#include"), depth < 10 {
                let name = text.split(separator: "\"").last.map(String.init) ?? ""
                values.merge(settings(in: normalized(above + name), depth: depth + 1)) { $1 }
            } else if let equals = text.firstIndex(of: "=") {
                values[text[..<equals].trimmingSpaces] =
                    text[text.index(after: equals)...].trimmingSpaces
            }
        }
        return values
    }

    private func deploymentTarget(
        _ settings: [String: String], _ platform: SamplePlatform
    ) -> Version {
        let keys: [SamplePlatform: String] = [
            .ios: "IPHONEOS_DEPLOYMENT_TARGET", .maccatalyst: "IPHONEOS_DEPLOYMENT_TARGET",
            .tvos: "TVOS_DEPLOYMENT_TARGET", .visionos: "XROS_DEPLOYMENT_TARGET",
            .macos: "MACOSX_DEPLOYMENT_TARGET", .watchos: "WATCHOS_DEPLOYMENT_TARGET",
        ]
        let text = keys[platform].flatMap { settings[$0] }
        return text.flatMap { Version($0) } ?? platform.newestVersion
    }

    /// The file of the target, with the keys that the build generates.
    private func propertyList(_ settings: [String: String]) -> Data? {
        var values: [String: Any] = [:]
        if settings["GENERATE_INFOPLIST_FILE"] == "YES" {
            for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") {
                generate(String(key.dropFirst("INFOPLIST_KEY_".count)), value, &values)
            }
        }
        if let path = settings["INFOPLIST_FILE"] {
            let expanded = PropertyList.expand(path, ["SRCROOT": ".", "PROJECT_DIR": "."])
            let written = PropertyList.read(tree.files[normalized(folder + expanded)]) ?? [:]
            values.merge(written) { $1 }
        }
        return values.isEmpty ? nil : PropertyList.write(PropertyList.expand(values, settings))
    }

    private func generate(_ key: String, _ value: String, _ values: inout [String: Any]) {
        let name = key.prefix { $0 != "[" }
        if name == "UIApplicationSceneManifest_Generation" {
            if value == "YES" {
                values["UIApplicationSceneManifest"] = [
                    "UIApplicationSupportsMultipleScenes": true,
                    "UISceneConfigurations": [String: Any](),
                ]
            }
        } else {
            values[String(name)] = value
        }
    }

    // MARK: Files

    /// The path of every file and folder of the project's tree.
    private func locateFiles() -> [String: String] {
        var locations: [String: String] = [:]
        var waiting = [(id: object(rootObject)?["mainGroup"] as? String ?? "", path: folder)]
        while let (id, above) = waiting.popLast() {
            guard locations[id] == nil, let item = objects[id] else { continue }
            let own = item["path"] as? String ?? ""
            let isRelative = (item["sourceTree"] as? String ?? "<group>") == "<group>"
            let path = normalized((isRelative ? above : folder) + own)
            locations[id] = path
            for child in list(item["children"]) { waiting.append((child, path.asFolder)) }
        }
        return locations
    }

    /// The files that a target's phases of one kind build; a localized file is its variants.
    private func buildFiles(
        of target: [String: Any], in phase: String
    ) -> [String] {
        let phases = list(target["buildPhases"]).compactMap { objects[$0] }
        let references = phases.filter { $0["isa"] as? String == phase }
            .flatMap { list($0["files"]) }
            .compactMap { object($0)?["fileRef"] as? String }
        return references.flatMap { id in
            let variants = list(objects[id]?["children"])
            return (variants.isEmpty ? [id] : variants).filter { isInProject($0) }
        }.compactMap { locations[$0] }
    }

    private func isInProject(_ id: String) -> Bool {
        ["<group>", "SOURCE_ROOT"].contains(objects[id]?["sourceTree"] as? String ?? "<group>")
    }

    private func synchronizedFolders(
        _ target: [String: Any]
    ) -> [AppTargetFiles.Folder] {
        list(target["fileSystemSynchronizedGroups"]).compactMap { id in
            guard let path = locations[id] else { return nil }
            let exceptions = list(objects[id]?["exceptions"]).compactMap { objects[$0] }
                .filter {
                    objects[$0["target"] as? String ?? ""]?["name"] as? String
                        == target["name"] as? String
                }
                .flatMap { list($0["membershipExceptions"]) }
            return AppTargetFiles.Folder(
                path: path.asFolder, exceptions: exceptions.map { path.asFolder + $0 })
        }
    }
}

/// What a target says of its sources.
struct AppTargetFiles {
    /// A folder whose files belong to the target without being listed.
    struct Folder {
        /// The path, with a slash at its end.
        let path: String
        /// Paths that are left out.
        let exceptions: [String]
    }

    /// Paths that are listed one by one.
    let listed: [String]
    /// Folders that are taken whole.
    let folders: [Folder]

    /// The Swift sources that exist.
    func sources(in tree: SourceTree) -> [String] {
        let whole = tree.paths.filter { path in
            folders.contains { path.hasPrefix($0.path) && !$0.exceptions.contains(path) }
        }
        return Set(listed + whole).filter { $0.hasSuffix(".swift") && tree.files[$0] != nil }
            .sorted()
    }
}

extension String {
    /// With one slash at its end, unless it is empty.
    fileprivate var asFolder: String { isEmpty || hasSuffix("/") ? self : self + "/" }
}

/// Without `.` and `..`.
private func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
}
