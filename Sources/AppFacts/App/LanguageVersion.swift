import ProjectModel

/// Finds a language that no Xcode with SwiftUI's life cycle compiles, and a project of Xcode's that names none.
///
/// Sources: the release notes of Xcode 10.2, the first one without Swift 3; those of Xcode 8, the first one with the setting,
/// which the projects that it makes have, so that one without it is older.
package struct LanguageVersion {
    /// The target.
    package let context: TargetContext
    private let modules: ModuleGraph

    /// The language of a target; `modules` is what the apps of the tree are built with.
    package init(context: TargetContext, modules: ModuleGraph) {
        self.context = context
        self.modules = modules
    }

    /// Whether every configuration of a target is in a language that an Xcode of today compiles; false where none says so.
    package static func isCurrent(of target: AppTarget) -> Bool {
        !target.configurations.isEmpty
            && target.configurations.allSatisfy { configuration in
                configuration.settings[key].flatMap { VersionNumber($0) }
                    .map { $0 >= VersionNumber(4) } ?? false
            }
    }

    /// The key.
    package static let key = "SWIFT_VERSION"

    /// Where the setting stands, else the target.
    package var place: Place? {
        modules.place(ofSetting: Self.key, for: context.target).map {
            context.library.place($0.path, $0.offset)
        } ?? TargetPlace(of: context).place
    }

    /// Whether no configuration of an Xcode project has the setting, for whatever system.
    package static func isMissing(in context: TargetContext) -> Bool {
        isXcodes(context) && !context.target.configurations.contains(where: namesLanguage)
    }

    /// Whether a project of Xcode's describes a target with Swift; what makes projects has a value of its own for the setting.
    package static func isXcodes(_ context: TargetContext) -> Bool {
        context.target.format == .xcodeProject && !context.swiftPaths.isEmpty
            && !context.target.configurations.isEmpty
    }

    /// Whether a configuration has the setting, for whatever system: a reference to a setting that nothing sets is empty.
    package static func namesLanguage(_ configuration: BuildConfiguration) -> Bool {
        configuration.settings.contains { name, value in
            guard name == key || name.hasPrefix(key + "["), !value.isEmpty else { return false }
            return !configuration.isWhole || !value.hasPrefix("$")
        }
    }
}
