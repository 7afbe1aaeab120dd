/// Xcode projects: `App.xcodeproj/project.pbxproj`.
public struct XcodeProjectFormat: ProjectFormat {
    /// The format.
    public init() {}

    public var id: ProjectFormatID { .xcodeProject }

    /// The bundles that hold a project file.
    public func detect(in tree: FileTree) -> [String] {
        tree.paths.compactMap { path in
            guard path.hasSuffix(".xcodeproj/project.pbxproj") else { return nil }
            return RelativePath.folder(of: path)
        }
    }

    /// The app targets of a bundle; a project file that can't be read is the one problem.
    public func load(_ project: String, in tree: FileTree) -> LoadedProject {
        do {
            var loader = XcodeTargetLoader(
                try XcodeProjectFile(project, in: tree), tree: tree)
            return LoadedProject(targets: loader.targets(), problems: [])
        } catch {
            return LoadedProject(targets: [], problems: [error])
        }
    }

    public func lower(
        _ changes: [ProjectChange], for target: AppTarget, in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange] {
        []
    }
}
