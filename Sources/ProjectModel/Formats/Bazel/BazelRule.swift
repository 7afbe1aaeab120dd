/// What a target of a `BUILD` file is made by.
enum BazelRule: Sendable, Hashable {
    /// An app; whether the rule takes its sources itself, as that of rules_ios does.
    case app(ApplePlatform, takesSources: Bool)
    /// Compiled code.
    case library
    /// Code with a framework around it, whose rule takes the sources itself: `apple_framework` of rules_ios.
    case framework
    /// What only passes on others: frameworks of rules_apple, aliases, groups of libraries.
    case group
    /// Files under a name.
    case files
    /// Tests; they run in the app that `test_host` names.
    case tests
    /// The rule of rules_xcodeproj, which makes an Xcode project.
    case xcodeProject
    /// A function of the repository that makes targets: its file, and where it stands in it.
    case macro(String, Int)
    /// Any other.
    case other

    /// The rules of rules_apple, rules_swift and rules_ios by their names, and those that Bazel has itself.
    init(named name: String, from file: String?) {
        let isOfRulesIOS = file?.hasPrefix("rules:") == true || file?.hasPrefix("rules/") == true
        self = Self.rules[name] ?? .other
        if case .app(let platform, _) = self, isOfRulesIOS, name.hasSuffix("_application") {
            self = .app(platform, takesSources: true)
        }
    }

    private static let rules: [String: BazelRule] = [
        "ios_application": .app(.ios, takesSources: false),
        "ios_app_clip": .app(.ios, takesSources: false),
        "tvos_application": .app(.tvos, takesSources: false),
        "macos_application": .app(.macos, takesSources: false),
        "watchos_application": .app(.watchos, takesSources: false),
        "watchos_single_target_application": .app(.watchos, takesSources: false),
        "visionos_application": .app(.visionos, takesSources: false),
        "swift_library": .library, "objc_library": .library, "apple_library": .library,
        "mixed_language_library": .library, "cc_library": .library,
        "experimental_mixed_language_library": .library,
        "apple_framework": .framework,
        "swift_library_group": .group, "alias": .group,
        "ios_framework": .group, "ios_dynamic_framework": .group, "ios_static_framework": .group,
        "tvos_framework": .group, "macos_framework": .group, "watchos_framework": .group,
        "visionos_framework": .group, "watchos_extension": .group,
        "apple_framework_packaging": .group,
        "filegroup": .files, "apple_resource_group": .files, "apple_resource_bundle": .files,
        "apple_bundle_import": .files, "apple_core_data_model": .files,
        "xcodeproj": .xcodeProject, "ios_unit_test": .tests, "tvos_unit_test": .tests,
        "macos_unit_test": .tests,
        "visionos_unit_test": .tests, "ios_build_test": .other,
    ]

    /// The names by which a file is told that may declare an app.
    static let apps = rules.keys.filter {
        if case .app = rules[$0] { true } else { false }
    }.sorted()

    /// The rules that Bazel has itself.
    static let builtIn: Set<String> = ["alias", "cc_library", "filegroup", "objc_library"]

    /// Whether it is compiled.
    var isCode: Bool { self == .library || self == .framework }
}
