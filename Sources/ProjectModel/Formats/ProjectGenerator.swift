/// A description that another tool makes Xcode projects or builds from; it is recognised, and not understood.
public struct ProjectGenerator: Sendable, Hashable {
    /// The tools.
    public enum Tool: String, Sendable, Hashable, CaseIterable {
        case xcodeGen = "XcodeGen"
        case tuist = "Tuist"
        case bazel = "Bazel"
    }

    /// The tool that reads it.
    public let tool: Tool
    /// The file, relative to the root.
    public let path: String
    /// Whether an Xcode project lies beside or below it: then edits of that are lost when it is made again.
    public let hasProject: Bool

    /// The descriptions in a tree, sorted by path.
    public static func all(in tree: FileTree) -> [ProjectGenerator] {
        let projects = XcodeProjectFormat().detect(in: tree)
        return tree.paths.compactMap { path in
            guard let tool = tool(of: path, in: tree) else { return nil }
            let folder = RelativePath.folder(of: path)
            return ProjectGenerator(
                tool: tool, path: path,
                hasProject: projects.contains { RelativePath.isBelow($0, folder) })
        }
    }

    /// Why its apps can't be migrated, where there is no Xcode project to edit.
    public var problem: ProjectError? {
        guard !hasProject else { return nil }
        let remedy =
            switch tool {
            case .xcodeGen: "run \"xcodegen generate\", and run again"
            case .tuist: "run \"tuist generate\", and run again"
            case .bazel: "change the sources and the rule's \"infoplists\" by hand"
            }
        return ProjectError(
            path: path, offset: 0,
            reason: "the project is described for \(tool.rawValue), which is not supported",
            remedy: remedy)
    }

    private static func tool(of path: String, in tree: FileTree) -> Tool? {
        let candidate: (tool: Tool, marks: [String])
        switch RelativePath.name(of: path) {
        case "project.yml", "project.yaml": candidate = (.xcodeGen, ["targets:", "include:"])
        case "Project.swift": candidate = (.tuist, ["import ProjectDescription"])
        case "BUILD", "BUILD.bazel":
            candidate = (
                .bazel,
                [
                    "ios_application", "macos_application", "tvos_application",
                    "watchos_application", "visionos_application",
                ]
            )
        default: return nil
        }
        guard let text = try? tree.read(path).string else { return nil }
        return candidate.marks.contains(where: text.contains) ? candidate.tool : nil
    }
}
