import SourceEditing

/// Reads the `Cartfile.resolved` of Carthage.
enum CartfileResolved {
    /// Its lines, such as `github "firebase/firebase-ios-sdk" "10.1.0"`.
    static func packages(in text: SourceText) -> [LockedPackage] {
        text.string.split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count >= 4, kinds.contains(String(parts[0]).trimmed) else { return nil }
            return LockedPackage(
                .carthage, address: String(parts[1]), version: String(parts[3]))
        }
    }

    private static let kinds: Set<String> = ["github", "git", "binary"]
}
