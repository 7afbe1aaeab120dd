import SourceEditing
import Testing

@testable import ProjectModel

/// A format whose projects the one for plain folders has never heard of.
private struct MakefileFormat: ProjectFormat {
    let hasApp: Bool
    var id: ProjectFormatID { ProjectFormatID("makefile") }

    func detect(in tree: FileTree) -> [String] { tree.paths.filter { $0.hasSuffix("Makefile") } }

    func load(_ project: String, in tree: FileTree) -> LoadedProject {
        let app = AppTarget(
            name: "Notes", productName: "Notes", moduleName: "Notes", platform: .ios,
            platforms: [.ios], project: project, format: id,
            sources: tree.paths.filter { $0.hasSuffix(".swift") }, resources: [], infoPlists: [],
            configurations: [])
        return LoadedProject(targets: hasApp ? [app] : [], problems: [])
    }

    func lower(
        _ changes: [TargetChanges], of projects: (any KnownProjects)?, in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange] { [] }
}

struct FoldersBesideFormatsTests {
    @Test(
        "The sources of a project are no folder without one, whatever its format",
        arguments: [(true, ["makefile"]), (false, ["makefile", "bareFolder"])])
    func folder(hasApp: Bool, formats: [String]) {
        let files = [
            "App/AppDelegate.swift": SourceText("import UIKit\n@main class A {}\n"),
            "Makefile": SourceText("all:\n"),
        ]
        let tree = FileTree(paths: files.keys.sorted(), source: FilesInMemory(files))
        let projects = LoadedProjects(
            of: tree, by: [MakefileFormat(hasApp: hasApp), BareFolderFormat()])
        #expect(projects.entries.map(\.format.id.name) == formats)
    }
}
