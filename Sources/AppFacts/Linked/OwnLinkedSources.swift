import ProjectModel

extension LinkedModule {
    /// The sources that belong to the repository itself: no package manager put them there.
    package var ownSources: [String] {
        sources.filter { path in
            !Self.foreignFolders.contains { path.hasPrefix($0) || path.contains("/" + $0) }
        }
    }

    private static let foreignFolders = [
        "Pods/", "Carthage/", "checkouts/", "node_modules/", "vendor/", "Vendor/",
    ]
}
