/// The unit tests of a project that run in one of its apps.
struct HostedTests {
    private let file: XcodeProjectFile
    private let groups: XcodeGroupTree
    private let tree: FileTree

    /// The tests of a project.
    init(_ project: ReadXcodeProject, tree: FileTree) {
        file = project.file
        groups = project.groups
        self.tree = tree
    }

    /// The targets whose host an app is, in the project's order.
    func targets(of app: AppTarget) -> [PBXObject] {
        var loader = TargetConfigurationLoader(file, groups: groups, tree: tree)
        return file.objects(.targets, of: file.project).filter {
            file.productType(of: $0) == .unitTests && isHost(app, of: $0, &loader)
        }
    }

    /// Whether `TEST_HOST`, or `BUNDLE_LOADER` for want of it, names the app's product.
    private func isHost(
        _ app: AppTarget, of tests: PBXObject, _ loader: inout TargetConfigurationLoader
    ) -> Bool {
        guard
            let configuration = try? loader.configurations(of: tests).first,
            let resolver = Optional(configuration.resolver(builtIn: [:])),
            let host = ["TEST_HOST", "BUNDLE_LOADER"].lazy.compactMap({ key in
                (try? resolver.value(of: key)) ?? nil
            }).first(where: { !$0.isEmpty })
        else { return false }
        let bundle = host.split(separator: "/").first { $0.hasSuffix(".app") }?.dropLast(4)
        guard let bundle, !bundle.contains("$") else {
            return file.dependencies(of: tests).contains {
                file.string(.name, of: $0) == app.name
            }
        }
        return bundle == app.productName || bundle == app.name
    }
}
