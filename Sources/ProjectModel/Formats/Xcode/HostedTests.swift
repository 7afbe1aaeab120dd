/// The unit tests of a project by the apps that they run in, read once for all of its apps.
struct HostedTests {
    private var byProduct: [String: [Int]] = [:]
    private var byDependency: [String: [Int]] = [:]
    private let tests: [PBXObject]

    /// The tests of a project.
    init(_ project: ReadXcodeProject, tree: FileTree) {
        let file = project.file
        var loader = TargetConfigurationLoader(file, groups: project.groups, tree: tree)
        tests = file.objects(.targets, of: file.project).filter {
            file.productType(of: $0) == .unitTests
        }
        for (index, target) in tests.enumerated() {
            guard let host = Self.host(of: target, &loader) else { continue }
            let bundle = host.split(separator: "/").first { $0.hasSuffix(".app") }?.dropLast(4)
            if let bundle, !bundle.contains("$") {
                byProduct[String(bundle), default: []].append(index)
            } else {
                for name in Set(file.dependencies(of: target).map { file.string(.name, of: $0) }) {
                    if let name { byDependency[name, default: []].append(index) }
                }
            }
        }
    }

    /// The targets whose host an app is, in the project's order.
    func targets(of app: AppTarget) -> [PBXObject] {
        let found = [byProduct[app.name], byProduct[app.productName], byDependency[app.name]]
        return Set(found.compactMap { $0 }.joined()).sorted().map { tests[$0] }
    }

    /// `TEST_HOST`, or `BUNDLE_LOADER` for want of it; nil where there is neither.
    private static func host(
        of tests: PBXObject, _ loader: inout TargetConfigurationLoader
    ) -> String? {
        guard let configuration = try? loader.configurations(of: tests).first else { return nil }
        let resolver = configuration.resolver(builtIn: [:])
        return ["TEST_HOST", "BUNDLE_LOADER"].lazy.compactMap { key in
            (try? resolver.value(of: key)) ?? nil
        }.first { !$0.isEmpty }
    }
}
