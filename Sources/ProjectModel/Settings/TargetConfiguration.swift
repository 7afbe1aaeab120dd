/// Where a build setting of a target can stand, lowest level first.
enum BuildSettingLevel: Int, Sendable, CaseIterable {
    case projectFile
    case project
    case targetFile
    case target
}

/// The settings of one configuration of a target, level by level.
struct TargetConfiguration: Sendable {
    /// The configuration's name.
    let name: String
    /// The values of each level by full key.
    var values: [BuildSettingLevel: [String: String]] = [:]
    /// The `.xcconfig` files of the file levels, includes behind their includer.
    var files: [BuildSettingLevel: [String]] = [:]
    /// The identifiers of the `XCBuildConfiguration` of the target level and of the project level.
    var objects: [BuildSettingLevel: String] = [:]
    /// Whether every file that it is based on is there.
    var isWhole = true

    /// Takes over what a file of settings assigns.
    mutating func take(_ file: XCConfigValues, as level: BuildSettingLevel) {
        values[level] = file.values
        files[level] = file.files
        if file.isMissingIncludes { isWhole = false }
    }

    /// Expands the settings for a target.
    func resolver(builtIn: [String: String]) -> BuildSettingsResolver {
        BuildSettingsResolver(
            levels: BuildSettingLevel.allCases.map { values[$0] ?? [:] },
            builtIn: builtIn.merging(["CONFIGURATION": name]) { $1 })
    }
}
