/// Which app targets of a tree use which `.xcconfig` files.
struct XCConfigUsage: Sendable {
    private var users: [String: Set<AppIdentity>] = [:]

    /// Reads every project of a tree; those that can't be read use nothing.
    init(in tree: FileTree) {
        for bundle in XcodeBundles.all(in: tree) {
            guard let file = try? XcodeProjectFile(bundle, in: tree) else { continue }
            var loader = TargetConfigurationLoader(file, groups: XcodeGroupTree(file), tree: tree)
            for app in file.appTargets {
                let identity = AppIdentity(bundle: bundle, name: file.string(.name, of: app) ?? "")
                for target in Set([app.id, file.codeTarget(of: app).id]).compactMap({ file[$0] }) {
                    for configuration in (try? loader.configurations(of: target)) ?? [] {
                        for path in configuration.files.values.joined() {
                            users[path, default: []].insert(identity)
                        }
                    }
                }
            }
        }
    }

    /// The apps that a file has a say in.
    func apps(of path: String) -> Set<AppIdentity> { users[path] ?? [] }
}
