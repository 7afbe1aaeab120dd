import SourceEditing

/// Apps that are executable targets of a Swift package, without a project beside.
///
/// What is in a target's folder is compiled, so that a new source needs no edit of the manifest.
public struct PackageAppFormat: ProjectFormat {
    private let goesBesideProjects: Bool

    /// The format.
    public init() { self.init(besideProjects: false) }

    /// The format; it may be asked for packages beside other projects, too.
    init(besideProjects: Bool) { goesBesideProjects = besideProjects }

    /// The format's id.
    public var id: ProjectFormatID { .packageApp }

    /// The manifests of packages with an application delegate in an executable target; beside other projects only where those
    /// may be.
    public func detect(in tree: FileTree) -> [String] {
        let manifests = tree.paths.filter { path in
            RelativePath.name(of: path) == Self.name && !path.hasSuffix(".swiftpm/" + Self.name)
        }
        guard !manifests.isEmpty,
            goesBesideProjects || !tree.paths.contains(where: Self.isOtherProject)
        else { return [] }
        return manifests.filter { !apps(of: $0, in: tree).isEmpty }
    }

    private static let name = "Package.swift"

    private static func isOtherProject(_ path: String) -> Bool {
        otherProjects.contains(RelativePath.name(of: path))
    }

    private static let otherProjects = ProjectFileNames.common.union(["project.json"])

    /// The executable targets with an application delegate, and the platform that it is for.
    private func apps(
        of project: String, in tree: FileTree
    ) -> [(target: PackageManifest.Target, sources: [String], platform: ApplePlatform)] {
        guard let package = LocalPackage(RelativePath.folder(of: project), in: tree) else {
            return []
        }
        return package.executables.compactMap { target in
            let sources = package.sources(of: target)
            var clues = PlatformClues()
            // The delegate may be in a library of the package, which tests can import.
            for path in sources + target.dependencies.flatMap(package.sources) {
                if let text = try? tree.read(path) { clues.read(text, path: path) }
            }
            guard clues.delegate != nil, let platform = clues.platform else { return nil }
            return (target, sources, platform)
        }
    }

    /// The apps of a package.
    public func load(_ project: String, in tree: FileTree) -> LoadedProject {
        let apps = apps(of: project, in: tree)
        let names = Set(apps.map(\.target.name))
        let targets = apps.map { app in
            AppTarget(
                name: app.target.name, productName: app.target.name,
                moduleName: BuildSettingModifier.identifier(app.target.name),
                platform: app.platform, platforms: [app.platform], project: project, format: id,
                sources: app.sources, resources: [], infoPlists: [],
                configurations: app.target.defines.configurations,
                linkedProducts: Set(app.target.dependencies).subtracting(names).sorted())
        }
        let package = LocalPackage(RelativePath.folder(of: project), in: tree)
        let modules = apps.map { app in
            ManifestTarget(
                name: app.target.name,
                moduleName: BuildSettingModifier.identifier(app.target.name), kind: nil,
                sources: app.sources, resources: [],
                dependencies: app.target.dependencies.map { name in
                    let isOwn = package?.hasTarget(name) == true
                    return .product(name, folder: isOwn ? package?.folder : nil)
                })
        }
        return LoadedProject(targets: targets, problems: [], manifestTargets: modules)
    }

    /// Nothing: sources are found by looking.
    ///
    /// - Throws: `ProjectError` where the manifest would have to change, which is computed by the compiler.
    public func lower(
        _ changes: [TargetChanges], of projects: (any KnownProjects)?, in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange] {
        for wish in changes {
            for case .addSource(let path, _) in wish.changes
            where !compiles(path, in: wish.target, of: tree) {
                throw ProjectError(
                    path: wish.target.project ?? path,
                    reason: "the target '\(wish.target.name)' does not take in '\(path)'",
                    remedy: "let the target's `sources` take in the folder, then plan again")
            }
        }
        return []
    }

    /// Whether a target compiles a source once it is there: its manifest may name single files.
    private func compiles(_ path: String, in target: AppTarget, of tree: FileTree) -> Bool {
        var edit = WorkspaceEdit()
        guard let project = target.project else { return false }
        if !tree.contains(path) { try? edit.create(path, SourceText(""), by: id.name) }
        return apps(of: project, in: tree.applying(edit)).contains {
            $0.target.name == target.name && $0.sources.contains(path)
        }
    }
}

extension ProjectFormatID {
    /// The format's id.
    public static let packageApp = ProjectFormatID("packageApp")
}
