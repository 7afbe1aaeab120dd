import SourceEditing

/// A file in which a package manager notes the versions that it took, or what it is to take.
enum LockFile: String, CaseIterable {
    case packageResolved = "Package.resolved"
    case podfileLock = "Podfile.lock"
    case cartfileResolved = "Cartfile.resolved"
    /// What CocoaPods takes, without a version: it counts where no `Podfile.lock` is kept.
    case podfile = "Podfile"

    /// What kind of lock file a path names; nil for any other file.
    init?(path: String) {
        self.init(rawValue: RelativePath.name(of: path))
    }

    /// What the file pins; nothing where it is damaged, since a version that is not known is no harm.
    func packages(in text: SourceText) -> [LockedPackage] {
        switch self {
        case .packageResolved: PackageResolved.packages(in: text)
        case .podfileLock: PodfileLock.packages(in: text)
        case .cartfileResolved: CartfileResolved.packages(in: text)
        case .podfile: Podfile.packages(in: text)
        }
    }

    /// The project that a lock file inside of one is for, or the folder whose projects may be built with it.
    static func holder(of path: String) -> String {
        let parts = path.split(separator: "/").dropLast()
        guard let bundle = parts.lastIndex(where: isBundle) else {
            return parts.joined(separator: "/")
        }
        let isProject = parts[bundle].hasSuffix(".xcodeproj")
        return parts[...(isProject ? bundle : bundle - 1)].joined(separator: "/")
    }

    /// The workspace inside of a project belongs to the project.
    private static func isBundle(_ part: Substring) -> Bool {
        part.hasSuffix(".xcodeproj")
            || part.hasSuffix(".xcworkspace") && part != "project.xcworkspace"
    }
}
