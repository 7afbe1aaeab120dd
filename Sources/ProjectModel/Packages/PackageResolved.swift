import SourceEditing

/// Reads the `Package.resolved` of the Swift package manager, versions 1 to 3.
enum PackageResolved {
    /// The pins: `location` from version 2 on, `repositoryURL` below `object` before.
    static func packages(in text: SourceText) -> [LockedPackage] {
        guard let root = JSONText.value(of: text) else { return [] }
        let pins = root["pins"] ?? root["object"]?["pins"]
        return (pins?.elements ?? []).compactMap { pin in
            let address = pin["location"] ?? pin["repositoryURL"] ?? pin["identity"]
            return address?.string.map {
                LockedPackage(
                    .swiftPackageManager, address: $0, version: pin["state"]?["version"]?.string)
            }
        }
    }
}
