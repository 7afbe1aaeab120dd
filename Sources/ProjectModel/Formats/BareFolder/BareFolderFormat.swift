import SourceEditing

/// Sources without a project: a plain folder, or a Swift Playgrounds app (`Name.swiftpm`).
///
/// Every source of such a folder is compiled, so that no change of a project is ever needed.
public struct BareFolderFormat: ProjectFormat {
    /// What `detect` calls the top of the tree.
    static let root = "."

    /// The format.
    public init() {}

    /// The format's id.
    public var id: ProjectFormatID { .bareFolder }

    /// The Playgrounds apps; else the root (`.`), where no other kind of project is in the tree.
    public func detect(in tree: FileTree) -> [String] {
        let playgrounds = tree.paths.filter { path in
            guard path.hasSuffix(".swiftpm/Package.swift"), let text = try? tree.read(path) else {
                return false
            }
            return PlaygroundManifest(text) != nil
        }.map(RelativePath.folder)
        guard playgrounds.isEmpty else { return playgrounds }
        guard !tree.paths.contains(where: isProjectFile) else { return [] }
        return tree.paths.contains { $0.hasSuffix(".swift") } ? [Self.root] : []
    }

    /// The one app of a folder; none where no source imports a framework of apps.
    public func load(_ project: String, in tree: FileTree) -> LoadedProject {
        let folder = project == Self.root ? "" : project
        let files = BareFolderFiles(folder, in: tree)
        let manifest = (try? tree.read(RelativePath.join(folder, "Package.swift") ?? ""))
            .flatMap(PlaygroundManifest.init)
        guard let platform = files.platform ?? manifest.map({ _ in .ios }) else {
            return LoadedProject(targets: [], problems: [])
        }
        let name = manifest?.productName ?? folderName(folder, in: tree, files: files)
        let version = manifest?.deploymentTarget.map {
            BuildConfiguration(
                name: "Package", settings: [platform.deploymentTargetSetting: $0])
        }
        let target = AppTarget(
            name: name, productName: name,
            moduleName: manifest?.moduleName ?? BuildSettingModifier.identifier(name),
            platform: platform, platforms: [platform], project: nil, format: id,
            sources: files.sources, resources: files.resources, infoPlists: files.infoPlists,
            configurations: version.map { [$0] } ?? [])
        return LoadedProject(targets: [target], problems: [])
    }

    /// Nothing: sources are found by looking.
    ///
    /// - Throws: `ProjectError` where a setting would have to change, or a file be left out, which only a project could say.
    public func lower(
        _ changes: [TargetChanges], of projects: (any KnownProjects)?, in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange] {
        for wish in changes {
            for case .leaveOut(let path) in wish.changes {
                throw ProjectError(
                    path: path,
                    reason:
                        "without a project, nothing says that the app is built without this file",
                    remedy: ProjectChange.leavingOutRemedy)
            }
            for case .raiseDeploymentTarget(let platform, let version) in wish.changes {
                guard let current = wish.target.deploymentTarget, current < version else {
                    continue
                }
                throw ProjectError(
                    path: wish.target.sources.first ?? "",
                    reason: "the deployment target \(current) stands in a package manifest",
                    remedy: "raise the \(platform.rawValue) version in Package.swift to \(version)")
            }
        }
        return []
    }

    /// Whether a file describes a project of any kind, so that the folder's sources are not simply all compiled.
    private func isProjectFile(_ path: String) -> Bool {
        Self.projectFiles.contains(RelativePath.name(of: path))
    }

    private static let projectFiles = ProjectFileNames.common.union([
        "Package.swift", "Workspace.swift", "CMakeLists.txt",
    ])

    /// A folder's own name; of a root without one, that of the only folder with sources.
    private func folderName(_ folder: String, in tree: FileTree, files: BareFolderFiles) -> String {
        let name = folder.isEmpty ? tree.name : RelativePath.name(of: folder)
        guard name.isEmpty else { return name }
        guard let top = files.sources.first.flatMap(RelativePath.top), case let prefix = top + "/",
            files.sources.allSatisfy({ $0.hasPrefix(prefix) })
        else { return "App" }
        return top
    }
}

extension ProjectFormatID {
    /// The format's id.
    public static let bareFolder = ProjectFormatID("bareFolder")
}
