import Foundation
import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

/// What a move to scenes writes in Objective-C compiles without a warning, in the cases that show it.
///
/// clang checks it against declarations of the few names that it uses (`Tests/StubSDK/ObjectiveC`), for an iPhone.
struct ObjectiveCSceneTests {
    private static let file = CaseFile.all.first { $0.name == "objective-c-scenes" }

    private static let arguments = [
        "-x", "objective-c", "-target", "arm64-apple-ios15.0", "-fsyntax-only", "-fobjc-arc",
        "-fblocks", "-nostdinc", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter",
    ]

    /// The files of a case that moves, after its plan, and the paths of those that the plan writes or changes; nil for a case that is
    /// left alone.
    private static func migrated(
        _ item: CaseFile.Case
    ) throws -> (files: [String: String], changed: [String])? {
        let files = CaseSources(item).files
        let tree = FileTree(
            paths: files.keys.sorted(), source: FilesInMemory(files.mapValues { SourceText($0) }),
            name: "Notes")
        var options = MigrationOptions()
        options.destination = .scenes
        let plan = MigrationPlanner(options: options).plan(tree)
        guard plan.applications.contains(where: { [.migrate, .partial].contains($0.outcome) })
        else { return nil }
        let after = tree.applying(plan.edit)
        var result: [String: String] = [:]
        for path in after.paths { result[path] = try after.read(path).string }
        return (result, plan.edit.paths.filter { $0.hasSuffix(".m") })
    }

    /// What clang says of some of an app's files; empty where it accepts them, and nil without a clang.
    private static func problems(
        in files: [String: String], of paths: [String]
    ) async throws -> String? {
        guard let clang = try await Toolchain.locate().program("clang") else { return nil }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("objective-c-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(path))
        }
        let stub = RepositoryLayout.current.stubSDK.appendingPathComponent("ObjectiveC").path
        var problems = ""
        for path in paths {
            let result = try await Subprocess.run(
                clang, Self.arguments + ["-isystem", stub, path], in: folder)
            if !result.succeeded { problems += result.output }
        }
        return problems
    }

    @Test("The scene delegates of the cases compile", arguments: file?.cases.map(\.title) ?? [])
    func compiles(_ title: String) async throws {
        guard let item = Self.file?.cases.first(where: { $0.title == title }),
            let (files, changed) = try Self.migrated(item)
        else { return }
        #expect(changed.contains { $0.hasSuffix("SceneDelegate.m") })
        guard let problems = try await Self.problems(in: files, of: changed) else { return }
        #expect(problems == "")
    }

    @Test("Cases move, and clang would say what is wrong")
    func mistakes() async throws {
        let moving = try (Self.file?.cases ?? []).compactMap(Self.migrated)
        #expect(moving.count > 12)
        let one = moving.last { files, _ in
            files["SceneDelegate.m"]?.contains("application.delegate") == true
        }
        guard var files = one?.files, let source = files["SceneDelegate.m"] else { return }
        for wrong in ["application.deleghate", "application.delegate.root"] {
            files["SceneDelegate.m"] = source.replacingOccurrences(
                of: "application.delegate", with: wrong)
            if let problems = try await Self.problems(in: files, of: ["SceneDelegate.m"]) {
                #expect(problems.contains("error: "))
            }
        }
    }
}
