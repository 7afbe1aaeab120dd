/// A platform that an app is built for; the raw value is its name in reports.
public enum ApplePlatform: String, Sendable, Hashable, CaseIterable, Comparable, Codable {
    case ios
    case tvos
    case visionos
    case maccatalyst
    case macos
    case watchos

    /// Orders platforms as they are declared.
    public static func < (a: ApplePlatform, b: ApplePlatform) -> Bool {
        guard let first = allCases.firstIndex(of: a), let second = allCases.firstIndex(of: b) else {
            return false
        }
        return first < second
    }
}

extension ApplePlatform {
    /// What it is called by the compiler and by Xcode.
    private struct Names {
        /// In `os(…)`, the present name first.
        let conditions: [String]
        /// The names of its SDKs, the device's first.
        let sdks: [String]
        /// The build setting that holds its minimum version.
        let versionSetting: String
    }

    /// Mac Catalyst is iOS to the compiler, and has the Mac's SDK.
    private var names: Names {
        switch self {
        case .ios:
            Names(
                conditions: ["iOS"], sdks: ["iphoneos", "iphonesimulator"],
                versionSetting: "IPHONEOS_DEPLOYMENT_TARGET")
        case .tvos:
            Names(
                conditions: ["tvOS"], sdks: ["appletvos", "appletvsimulator"],
                versionSetting: "TVOS_DEPLOYMENT_TARGET")
        case .visionos:
            Names(
                conditions: ["visionOS", "xrOS"], sdks: ["xros", "xrsimulator"],
                versionSetting: "XROS_DEPLOYMENT_TARGET")
        case .maccatalyst:
            Names(
                conditions: ["iOS"], sdks: ["macosx"],
                versionSetting: "IPHONEOS_DEPLOYMENT_TARGET")
        case .macos:
            Names(
                conditions: ["macOS", "OSX"], sdks: ["macosx"],
                versionSetting: "MACOSX_DEPLOYMENT_TARGET")
        case .watchos:
            Names(
                conditions: ["watchOS"], sdks: ["watchos", "watchsimulator"],
                versionSetting: "WATCHOS_DEPLOYMENT_TARGET")
        }
    }

    /// Its names in `os(…)`, the present one first.
    public var conditionNames: [String] { names.conditions }

    /// The names of its SDKs, as conditions of build settings match them.
    var sdkNames: [String] { names.sdks }

    /// The build setting that holds the platform's minimum version.
    public var deploymentTargetSetting: String { names.versionSetting }
}
