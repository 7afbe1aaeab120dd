import SourceEditing

/// A package or pod with the version that a lock file pins, where one does.
public struct LockedPackage: Sendable, Hashable {
    /// Who fetches it.
    public enum Manager: Sendable, Hashable {
        case swiftPackageManager, cocoaPods, carthage
    }

    /// Who fetches it.
    public let manager: Manager
    /// A pod's name, as `Firebase/Auth`; of a repository the last part of its address in lower case, without `.git`.
    public let name: String
    /// The version; nil for a branch, a commit, or what can't be read.
    public let version: VersionNumber?

    /// A package from what a lock file says.
    init(_ manager: Manager, name: some StringProtocol, version: (some StringProtocol)?) {
        self.manager = manager
        self.name = String(name)
        self.version = version.flatMap { Self.version($0) }
    }

    /// A package of a repository's address.
    init(_ manager: Manager, address: String, version: String?) {
        var name = address.split(separator: "/").last.map { $0.lowercased() } ?? ""
        for ending in [".git", ".json"] where name.hasSuffix(ending) {
            name.removeLast(ending.count)
        }
        self.init(manager, name: name, version: version)
    }

    /// `10.1.0`, `v10.1.0` or `10.1.0-beta.2`, of which the first three numbers count.
    private static func version(_ text: some StringProtocol) -> VersionNumber? {
        let digits = text.drop { $0 == "v" || $0 == "V" }.prefix { $0 != "-" && $0 != "+" }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        return VersionNumber(parts.prefix(3).joined(separator: "."))
    }
}
