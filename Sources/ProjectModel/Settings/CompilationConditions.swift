/// The names that `#if` finds set in one kind of build: of a configuration, for a device or a simulator.
public struct CompilationConditions: Sendable, Hashable {
    /// The configuration's name.
    public let configuration: String
    /// The names that are set.
    public let names: Set<String>
    /// Whether further names may be set, which can't be told from the project.
    public let isOpen: Bool
    /// The version of the language that the build asks for (`SWIFT_VERSION`); nil where it is not said.
    public let languageVersion: VersionNumber?

    /// Whether a name is set; nil where that can't be told.
    public func sets(_ name: String) -> Bool? {
        names.contains(name) ? true : isOpen ? nil : false
    }
}

extension AppTarget {
    /// The names that `#if` finds set in each kind of build for a platform; empty where the project tells nothing of it.
    public func compilationConditions(on platform: ApplePlatform) -> [CompilationConditions] {
        var known: Set<CompilationConditions> = []
        return configurations.flatMap { $0.compilationConditions(on: platform) }
            .filter { known.insert($0).inserted }
    }
}

extension BuildConfiguration {
    private static let conditionsKey = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
    private static let flagsKey = "OTHER_SWIFT_FLAGS"
    private static let versionKey = "SWIFT_VERSION"

    fileprivate func compilationConditions(on platform: ApplePlatform) -> [CompilationConditions] {
        let keys = [Self.conditionsKey, Self.flagsKey, Self.versionKey]
        let spellings = settings.keys.map(BuildSettingKey.init).filter { keys.contains($0.name) }
        let kinds = BuildKind.all(of: name, on: platform)
        // Without conditions in brackets all of them are the same.
        let needed = spellings.allSatisfy(\.conditions.isEmpty) ? Array(kinds.prefix(1)) : kinds
        return needed.map { kind in
            func value(_ key: String) -> String {
                let fitting = spellings.filter { $0.name == key && kind.meets($0.conditions) }
                    .max { $0.conditions.utf8.count < $1.conditions.utf8.count }
                return fitting.flatMap { settings[$0.name + $0.conditions] } ?? ""
            }
            let flags = SwiftFlags(value(Self.flagsKey))
            let words = SwiftFlags.words(of: value(Self.conditionsKey))
            return CompilationConditions(
                configuration: name,
                names: flags.conditions.union(words.filter(SwiftFlags.isName)),
                isOpen: !isWhole || flags.isOpen || words.contains { $0.contains("$") },
                languageVersion: VersionNumber(value(Self.versionKey)))
        }
    }
}

/// What the conditions in the brackets of a build setting are about.
private struct BuildKind {
    let sdk: String
    let architecture: String
    let configuration: String

    static func all(of configuration: String, on platform: ApplePlatform) -> [BuildKind] {
        platform.sdkNames.flatMap { sdk in
            ["arm64", "x86_64"].map {
                BuildKind(sdk: sdk, architecture: $0, configuration: configuration)
            }
        }
    }

    /// Whether `[sdk=iphoneos*][config=Debug]` or `[sdk=iphoneos*,arch=arm64]` holds for it.
    func meets(_ conditions: String) -> Bool {
        conditions.split { "[],".contains($0) }.allSatisfy { condition in
            let parts = condition.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let pattern = NamePattern(parts[1]) else { return false }
            switch parts[0] {
            case "sdk": return pattern.matches(sdk)
            case "arch": return pattern.matches(architecture)
            case "config": return pattern.matches(configuration)
            default: return false
            }
        }
    }
}
