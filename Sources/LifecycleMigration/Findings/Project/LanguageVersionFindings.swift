import AppFacts
import AppleFrameworks
import ProjectModel

extension LanguageVersion {
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

    private func finding(_ message: String, _ remedy: String) -> Finding {
        Finding(.swiftVersion, .warning, .manual, at: place, message, remedy: remedy)
    }
}
