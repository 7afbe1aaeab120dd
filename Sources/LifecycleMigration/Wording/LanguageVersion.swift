import ProjectModel

/// Finds a language that no Xcode with SwiftUI's life cycle compiles, and a project of Xcode's that names none.
///
/// Sources: the release notes of Xcode 10.2, the first one without Swift 3; those of Xcode 8, the first one with the setting,
/// which the projects that it makes have, so that one without it is older.
struct LanguageVersion {
    private let context: TargetContext
    private let modules: ModuleGraph

    /// The language of a target; `modules` is what the apps of the tree are built with.
    init(context: TargetContext, modules: ModuleGraph) {
        self.context = context
        self.modules = modules
    }

    /// A finding where a configuration asks for such a language, or none of Xcode's asks for any; `isPlanned` where the plan
    /// writes code, which is for one language.
    func findings(isPlanned: Bool = true) -> [Finding] {
        let versions = context.target.configurations.compactMap { configuration in
            configuration.settings[Self.key].flatMap { VersionNumber($0) }
        }
        if let old = versions.min(), old < VersionNumber(4) {
            return [
                finding(
                    "SWIFT_VERSION is \(old), which no Xcode since 10.2 compiles",
                    "move the sources to Swift 5, and set SWIFT_VERSION to 5.0")
            ]
        }
        let isUIKit = PlatformProfile.profile(for: context.target.platform).isUIKit
        if isPlanned, isUIKit, let old = versions.min(), let new = versions.max(),
            UIKitSpelling.differs(old, new)
        {
            return [
                finding(
                    "SWIFT_VERSION is \(old) in one configuration and \(new) in another, which spell UIKit's names in two ways: what the plan writes is for the newer",
                    "set SWIFT_VERSION to 5.0 in every configuration")
            ]
        }
        guard Self.isXcodes(context) else { return [] }
        let silent = context.target.configurations.filter { !Self.namesLanguage($0) }
        if let first = silent.first, silent.count < context.target.configurations.count {
            return [
                finding(
                    "SWIFT_VERSION is not set in the configuration '\(first.name)', which no Xcode since 10.2 compiles then",
                    "set SWIFT_VERSION to 5.0 in every configuration")
            ]
        }
        guard !silent.isEmpty else { return [] }
        return [
            finding(
                "no configuration sets SWIFT_VERSION, so that no Xcode since 10.2 compiles the sources, which are mostly of before Swift 3 then",
                "move the sources to Swift 5 where they are older, and set SWIFT_VERSION to 5.0")
        ]
    }

    /// Whether every configuration of a target is in a language that an Xcode of today compiles; false where none says so.
    static func isCurrent(of target: AppTarget) -> Bool {
        !target.configurations.isEmpty
            && target.configurations.allSatisfy { configuration in
                configuration.settings[key].flatMap { VersionNumber($0) }
                    .map { $0 >= VersionNumber(4) } ?? false
            }
    }

    private static let key = "SWIFT_VERSION"

    private func finding(_ message: String, _ remedy: String) -> Finding {
        Finding(.swiftVersion, .warning, .manual, at: place, message, remedy: remedy)
    }

    /// Where the setting stands, else the target.
    private var place: Place? {
        modules.place(ofSetting: Self.key, for: context.target).map {
            context.library.place($0.path, $0.offset)
        } ?? TargetPlace(of: context).place
    }

    /// Whether no configuration of an Xcode project has the setting, for whatever system.
    static func isMissing(in context: TargetContext) -> Bool {
        isXcodes(context) && !context.target.configurations.contains(where: namesLanguage)
    }

    /// Whether a project of Xcode's describes a target with Swift; what makes projects has a value of its own for the setting.
    private static func isXcodes(_ context: TargetContext) -> Bool {
        context.target.format == .xcodeProject && !context.swiftPaths.isEmpty
            && !context.target.configurations.isEmpty
    }

    /// Whether a configuration has the setting, for whatever system: a reference to a setting that nothing sets is empty.
    private static func namesLanguage(_ configuration: BuildConfiguration) -> Bool {
        configuration.settings.contains { name, value in
            guard name == key || name.hasPrefix(key + "["), !value.isEmpty else { return false }
            return !configuration.isWhole || !value.hasPrefix("$")
        }
    }
}
