import ProjectModel

/// Finds a language that no Xcode with SwiftUI's life cycle compiles.
///
/// Source: the release notes of Xcode 10.2, the first one without Swift 3.
struct LanguageVersion {
    private let context: TargetContext

    /// The language of a target.
    init(context: TargetContext) {
        self.context = context
    }

    /// A finding where a configuration asks for such a language.
    func findings() -> [Finding] {
        let old = context.target.configurations.compactMap { configuration in
            configuration.settings["SWIFT_VERSION"].flatMap { VersionNumber($0) }
        }.filter { $0 < VersionNumber(4) }.min()
        return old.map { version in
            [
                Finding(
                    .swiftVersion, .warning, .manual, at: nil,
                    "SWIFT_VERSION is \(version), which no Xcode since 10.2 compiles",
                    remedy: "move the sources to Swift 5, and set SWIFT_VERSION to 5.0")
            ]
        } ?? []
    }
}
