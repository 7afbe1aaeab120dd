/// A platform that an app is built for; the raw value is its name in reports.
public enum ApplePlatform: String, Sendable, Hashable, CaseIterable, Comparable {
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
