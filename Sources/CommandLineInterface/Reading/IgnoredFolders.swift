/// The folders that are not searched: what a tool made, or what somebody else wrote.
enum IgnoredFolders {
    private static let names: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "build", "vendor", "third_party",
        "SourcePackages",
    ]

    private static let suffixes = [
        ".xcarchive", ".framework", ".xcframework", ".docc", ".xcuserdata", ".xcuserdatad",
    ]

    /// The files of such a folder that count all the same, where somebody keeps what CocoaPods takes in there.
    static func keptFiles(in name: String) -> [String] {
        name == "Pods" ? ["Podfile", "Podfile.lock"] : []
    }

    /// Whether a folder of this name is not searched.
    static func contains(_ name: String) -> Bool {
        name.hasPrefix(".") || names.contains(name)
            || suffixes.contains { name.hasSuffix($0) }
    }
}
