/// How many targets of a tree compile a source, and in how many apps it runs as a test.
struct SourceOwners {
    private let compilations: [String: Int]
    private let packages: [LocalPackage]
    private let hosts: [String: Int]

    /// Counts the targets; `hosted` are the tests of each app of the tree.
    init(
        sources targets: [[String]], packages: [LocalPackage], hosted: [[LinkedModule]]
    ) {
        func counts(_ lists: [[String]]) -> [String: Int] {
            lists.reduce(into: [:]) { counts, paths in
                for path in Set(paths) { counts[path, default: 0] += 1 }
            }
        }
        compilations = counts(targets)
        self.packages = packages
        hosts = counts(hosted.map { $0.flatMap(\.sources) })
    }

    /// Whether one target compiles a source, and no other does; `apps` are those that do.
    func isOfOneTarget(_ path: String, of apps: [AppTarget]) -> Bool {
        compilations[path] == 1 && packagedOwner(of: path, besides: apps) == nil
    }

    /// Whether no other targets than some apps compile a source, and so many others that are known, those of packages
    /// included.
    func isCompiled(_ path: String, onlyBy apps: [AppTarget], besides others: Int = 0) -> Bool {
        compilations[path, default: 0] <= apps.count + others
            && packagedOwner(of: path, besides: apps) == nil
    }

    /// The target of a package that compiles a source, and is none of some apps, with the package's manifest.
    func packagedOwner(
        of path: String, besides apps: [AppTarget]
    ) -> (target: String, manifest: String)? {
        packages.lazy.compactMap { package in
            guard package.mayCompile(path) else { return nil }
            let own = apps.filter {
                $0.format == .packageApp && $0.project.map(RelativePath.folder) == package.folder
            }
            return package.compiler(of: path, besides: Set(own.map(\.name))).map {
                ($0, RelativePath.join(package.folder, "Package.swift") ?? "Package.swift")
            }
        }.first
    }

    /// Whether a source runs as a test in one app, and in no other.
    func isOfOneHost(_ path: String) -> Bool { hosts[path] == 1 }
}
