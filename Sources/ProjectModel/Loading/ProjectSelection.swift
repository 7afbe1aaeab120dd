/// Tells the projects of a repository from those that came with a package it holds a copy of.
public struct ProjectSelection: Sendable {
    private let projects: [String]
    private let packages: [String]

    /// A selection among projects of a tree.
    public init(_ projects: [String], in tree: FileTree) {
        self.projects = projects
        packages = tree.paths.filter { $0.hasSuffix("/Package.swift") }.map {
            String($0.dropLast("Package.swift".count))
        }.filter { !$0.hasSuffix(".swiftpm/") }
    }

    /// The projects outside of packages below the top of the tree, and all of them where there are no others.
    ///
    /// A demo inside a package that lies in an app's repository is not that repository's app; to plan it, give its
    /// own path.
    public var ownProjects: [String] {
        let own = projects.filter { project in !packages.contains { project.hasPrefix($0) } }
        return own.isEmpty ? projects : own
    }

    /// The projects that are left out.
    public var othersProjects: [String] {
        let own = Set(ownProjects)
        return projects.filter { !own.contains($0) }
    }
}
