import Foundation

/// One app of a source tree: what its target compiles, and what it is launched with.
struct AppUnderTest: Sendable {
    /// The target's name.
    let name: String
    /// The module that its sources make.
    let module: String
    /// The platform.
    let platform: SamplePlatform
    /// Paths of the sources, sorted.
    let sources: [String]
    /// Paths that the target builds and that do not exist, sorted.
    let missing: [String]
    /// The property list as the build makes it, in XML; nil where there is none.
    let propertyList: Data?
    /// The lowest system that it runs on.
    let deploymentTarget: Version
    /// What its `#if` conditions know beside the platform, such as `DEBUG`, in the first configuration.
    var conditions: [String] = []
    /// The products of packages that the target links.
    var products: [String] = []
    /// The modules of packages on disk that it imports, each behind those that it imports itself.
    var modules: [LinkedModule] = []
    /// The class of the delegate that a `main` function in Objective-C starts; nil where none does.
    var objectiveCDelegate: String?

    /// Whether a source says where the program starts; an extension's does not.
    func hasEntryPoint(in tree: SourceTree) -> Bool {
        objectiveCDelegate != nil || entryPointCount(in: tree) > 0
    }

    /// How many sources say where the program starts: one for each platform that has an entry point of its own.
    func entryPointCount(in tree: SourceTree) -> Int {
        sources.filter { path in
            if path == "main.swift" || path.hasSuffix("/main.swift") { return true }
            let source = MaskedSource(tree.text(path) ?? "")
            let attributes = ["@main", "@UIApplicationMain", "@NSApplicationMain"]
            return attributes.contains { !source.places(of: $0).isEmpty }
        }.count
    }

    /// Whether it has adopted scenes: by its property list, or by the delegate's callback.
    func hasScenes(in tree: SourceTree) -> Bool {
        sceneManifest != nil
            || sources.contains { path in
                let source = MaskedSource(tree.text(path) ?? "")
                return !source.places(of: "configurationForConnecting").isEmpty
            }
    }

    /// Whether the user may open further windows of it.
    var supportsSeveralWindows: Bool {
        sceneManifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    }

    /// Whether a further display gets a scene of its own.
    var supportsDisplays: Bool { hasScene("UIWindowSceneSessionRoleExternalDisplayNonInteractive") }

    /// Whether a car gets a scene of its own.
    var supportsCars: Bool { hasScene("CPTemplateApplicationSceneSessionRoleApplication") }

    private func hasScene(_ role: String) -> Bool {
        let configurations = sceneManifest?["UISceneConfigurations"] as? [String: Any]
        return configurations?[role] != nil
    }

    private var sceneManifest: [String: Any]? {
        PropertyList.read(propertyList)?["UIApplicationSceneManifest"] as? [String: Any]
    }

    /// The apps of a tree. A project file is believed, sources that it does not list are not compiled.
    static func find(in tree: SourceTree, platform: SamplePlatform) throws -> [AppUnderTest] {
        let projects = tree.paths.filter {
            $0.hasSuffix(".xcodeproj/project.pbxproj") && !isForeign($0) && !isGenerated($0, tree)
        }
        let apps = try projects.flatMap {
            try XcodeProject(path: $0, tree: tree).apps(of: platform)
        }
        return apps.isEmpty ? [withoutProject(tree, platform)] : apps
    }

    /// Where no project file can be read, every source is the app's that no other target would have.
    private static func withoutProject(
        _ tree: SourceTree, _ platform: SamplePlatform
    ) -> AppUnderTest {
        let sources = tree.paths.filter { path in
            path.hasSuffix(".swift") && !isForeign(path) && !isManifest(path)
        }
        let lists = tree.paths.filter { path in
            (path.hasSuffix("/Info.plist") || path.hasSuffix("-Info.plist") || path == "Info.plist")
                && !isForeign(path)
        }
        let values = lists.first.flatMap { PropertyList.read(tree.files[$0]) }
        return AppUnderTest(
            name: "App", module: "App", platform: platform, sources: sources, missing: [],
            propertyList: values.flatMap {
                PropertyList.write(PropertyList.expand($0, ["PRODUCT_MODULE_NAME": "App"]))
            },
            deploymentTarget: declaredTarget(tree, platform))
    }

    /// Whether a project lies beside what it is made from, and is as it was before the change.
    private static func isGenerated(_ path: String, _ tree: SourceTree) -> Bool {
        let folder = path.split(separator: "/").dropLast(2).map { $0 + "/" }.joined()
        return tree.paths.contains {
            $0 == folder + "project.yml" || $0 == folder + "Project.swift"
        }
    }

    private static func isManifest(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return ["Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift"].contains(name)
            || path.hasPrefix("Tuist/")
    }

    /// Tests and the sources of other people's packages.
    static func isForeign(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { part in
            part.hasSuffix("Tests") || part == "Pods" || part == "Carthage" || part == ".build"
        }
    }

    /// The first number that follows the platform's name in a manifest or project specification.
    private static func declaredTarget(
        _ tree: SourceTree, _ platform: SamplePlatform
    ) -> Version {
        let names = [
            "Package.swift", "Project.swift", "project.yml", "project.yaml", "project.json",
        ]
        let name = platform.conditionName
        for path in tree.paths
        where names.contains(path.split(separator: "/").last.map(String.init) ?? "") {
            guard let text = tree.text(path) else { continue }
            for marker in [
                "\(name)(.v", "\(name)(\"", "\(name): \"", "\(name): ", "deploymentTarget: \"",
            ] {
                guard let start = text.range(of: marker) else { continue }
                let number = text[start.upperBound...].prefix {
                    $0.isNumber || $0 == "." || $0 == "_"
                }
                if let version = Version(number.replacingOccurrences(of: "_", with: ".")) {
                    return version
                }
            }
        }
        return Version(platform == .macos ? 11 : platform == .watchos ? 7 : 14, 0)
    }
}

/// Property lists of every format that Foundation reads, the project file's own included.
enum PropertyList {
    /// The dictionary, or nil.
    static func read(_ data: Data?) -> [String: Any]? {
        guard let data else { return nil }
        let value = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return value as? [String: Any]
    }

    /// XML.
    static func write(_ values: [String: Any]) -> Data? {
        try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    /// Replaces `$(NAME)` and `${NAME}` in every string.
    static func expand(_ value: [String: Any], _ settings: [String: String]) -> [String: Any] {
        value.mapValues { expandAny($0, settings) }
    }

    private static func expandAny(_ value: Any, _ settings: [String: String]) -> Any {
        switch value {
        case let text as String: expand(text, settings)
        case let list as [Any]: list.map { expandAny($0, settings) }
        case let dictionary as [String: Any]: expand(dictionary, settings)
        default: value
        }
    }

    /// Replaces `$(NAME)` and `${NAME}` in a string.
    static func expand(_ text: String, _ settings: [String: String]) -> String {
        guard text.contains("$") else { return text }
        var text = text
        for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
            text = text.replacingOccurrences(of: "$(\(name))", with: value)
            text = text.replacingOccurrences(of: "${\(name)}", with: value)
        }
        return text
    }
}
