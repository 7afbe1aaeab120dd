import ProjectModel
import SourceEditing
import Testing

@testable import LifecycleMigration

/// Trees with more apps than their sources can ask for.
struct ManyAppsTests {
    private func tree(_ count: Int, comment: Int = 0) -> FileTree {
        let apps = (0..<count).map {
            "  App\($0): {type: application, platform: iOS, sources: [App]}"
        }
        let delegate = """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {}

            """ + String(repeating: "// more\n", count: comment)
        let files = [
            "project.yml": "name: Demo\ntargets:\n" + apps.joined(separator: "\n") + "\n",
            "App/AppDelegate.swift": delegate,
            "Small/project.yml":
                "name: Small\ntargets:\n  Small: {type: application, platform: iOS, sources: [Code]}\n",
            "Small/Code/AppDelegate.swift": delegate,
        ]
        return FileTree(
            paths: files.keys.sorted(), source: FilesInMemory(files.mapValues { SourceText($0) }),
            name: "Many")
    }

    private func allowance(for tree: FileTree) -> AppAllowance {
        let targets = LoadedProjects(of: tree).entries.flatMap(\.loaded.targets)
        return AppAllowance(Array(targets.indices), among: targets, in: tree)
    }

    @Test("A project with too many apps of little code is one refused row, and another is planned")
    func tooMany() {
        let plan = MigrationPlanner(options: MigrationOptions()).plan(tree(400))
        #expect(plan.applications.count == 2)
        let refused = plan.applications.first { $0.project == "project.yml" }
        #expect(refused?.outcome == .refuse)
        #expect(refused?.findings.map(\.id) == [.projectUnreadable])
        #expect(refused?.findings.first?.place?.path == "project.yml")
        #expect(plan.applications.contains { $0.name == "Small" })
    }

    @Test("One of them is planned where it is asked for")
    func oneOfMany() {
        var options = MigrationOptions()
        options.targets = ["App7"]
        let plan = MigrationPlanner(options: options).plan(tree(400))
        #expect(plan.applications.map(\.name) == ["App7"])
    }

    @Test("As many apps are planned as their code asks for")
    func withCode() {
        #expect(allowance(for: tree(249)).errors.isEmpty)
        #expect(allowance(for: tree(252)).errors.map(\.project) == ["project.yml"])
        #expect(allowance(for: tree(252)).indices.count == 1)
        #expect(allowance(for: tree(252, comment: 4_000)).errors.isEmpty)
        // 251 apps, and code for one more than 250: all of what is left is taken.
        #expect(allowance(for: tree(250, comment: 600)).errors.isEmpty)
    }
}
