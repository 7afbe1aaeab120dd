import AppleFrameworks
import LifecycleMigration
import ProjectModel

/// Reads what deployment targets are to be raised to: a version, or a version for each of some platforms.
enum DeploymentTargetOption {
    private static let name = "--raise-deployment-target"
    private static let form = "a version such as 15.0, or ios=15.0,macos=12.0"

    /// Whether a word behind the option can be nothing but its value.
    static func looksLikeValue(_ word: String) -> Bool {
        word.split(separator: ",").allSatisfy { part in
            let version = part.split(separator: "=", omittingEmptySubsequences: false).last ?? ""
            let isNamed = part.prefix { $0.isASCII && $0.isLetter }.endIndex != part.startIndex
            return part.contains("=") == isNamed && !version.isEmpty
                && version.contains { $0.isNumber }
                && version.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." }
        } && !word.isEmpty
    }

    /// What a value asks for.
    ///
    /// - Throws: `UsageError` for a value that is none, and for a version that no app can have.
    static func policy(_ value: String) throws(UsageError) -> DeploymentTargetPolicy {
        guard value.contains("=") else {
            let version = try version(value, in: value)
            // Where one of its platforms has it, an app of another one is refused by itself.
            let problems = DeploymentTargetPolicy.platformsOfBareVersions.map {
                problem(with: version, on: $0)
            }
            if !problems.contains(nil), let first = problems[0] { throw UsageError(first) }
            return .raise(to: version)
        }
        var versions: [ApplePlatform: VersionNumber] = [:]
        for part in value.split(separator: ",", omittingEmptySubsequences: false) {
            let (platform, version) = try named(part, in: value)
            guard versions.updateValue(version, forKey: platform) == nil else {
                throw UsageError(
                    "'\(name)' names '\(platform.rawValue)' twice: leave one of the versions")
            }
        }
        return .raiseEach(versions)
    }

    private static func named(
        _ part: Substring, in value: String
    ) throws(UsageError) -> (ApplePlatform, VersionNumber) {
        let parts = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw wrong(value) }
        guard let platform = ApplePlatform(rawValue: String(parts[0])) else {
            let names = ApplePlatform.allCases.map(\.rawValue)
            throw UsageError(
                "'\(name)' knows no platform '\(parts[0])': it takes \(form)",
                suggestion: Suggestion.nearest(to: String(parts[0]), among: names))
        }
        let version = try version(String(parts[1]), in: value)
        if let problem = problem(with: version, on: platform) { throw UsageError(problem) }
        return (platform, version)
    }

    private static func version(
        _ text: String, in value: String
    ) throws(UsageError) -> VersionNumber {
        guard let version = VersionNumber(text) else { throw wrong(value) }
        return version
    }

    private static func problem(
        with version: VersionNumber, on platform: ApplePlatform
    ) -> String? {
        let limits = DeploymentTargetLimits(of: platform)
        return limits.problem(with: version).map {
            "'\(name)' can't raise to \(version): \($0); \(limits.remedy)"
        }
    }

    private static func wrong(_ value: String) -> UsageError {
        UsageError(
            "'\(name)' takes \(form), not '\(value)': leave VERSION out for the lowest that is needed"
        )
    }

    /// That a word behind the option is neither a version nor a path.
    static func misplaced(_ word: String) -> UsageError {
        UsageError(
            "'\(word)' is neither a version nor a path: '\(name)' takes \(form); leave VERSION out for the lowest that is needed"
        )
    }
}
