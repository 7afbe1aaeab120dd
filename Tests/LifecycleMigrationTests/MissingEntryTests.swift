import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

/// Why no source of a target starts the app.
struct MissingEntryTests {
    private static let home = "import UIKit\nfinal class Home: UIViewController {}\n"

    private static func project(of sources: [String]) -> SharedProject {
        SharedProject(
            [SharedProject.App(name: "Notes", sources: sources)],
            sources: [
                "AppDelegate.swift": PlainDelegate.source(entry: "@main\n"), "Home.swift": home,
            ])
    }

    /// The first error of the app where its delegate is something else on the disk, or nothing.
    private func error(withDelegate text: SourceText?) throws -> Finding? {
        let before = Self.project(of: ["AppDelegate.swift", "Home.swift"]).before
        var files: [String: SourceText] = [:]
        for path in before.paths { files[path] = try before.read(path) }
        files["AppDelegate.swift"] = text
        let tree = FileTree(paths: files.keys.sorted(), source: FilesInMemory(files))
        let plan = MigrationPlanner(options: MigrationOptions()).plan(tree)
        return plan.applications.first?.findings.first { $0.severity == .error }
    }

    @Test("A delegate in another encoding is named, and not searched for elsewhere")
    func undecoded() throws {
        let bytes = [UInt8]([0xFF, 0xFE]) + "@main\nclass A {}".utf8.flatMap { [$0, 0xFF] }
        let error = try #require(try error(withDelegate: SourceText(bytes: bytes)))
        #expect(error.id == .sourceUnreadable)
        #expect(error.message.hasPrefix("AppDelegate.swift can't be read: it is not UTF-8"))
    }

    @Test("A delegate that is not on the disk is named")
    func missing() throws {
        let error = try #require(try error(withDelegate: nil))
        #expect(
            error.message
                == "'AppDelegate.swift' of the target is missing, and no other one has an entry point"
        )
    }

    @Test("A delegate that is in no target is named")
    func ofNone() throws {
        let plan = try #require(Self.project(of: ["Home.swift"]).app("Notes"))
        #expect(
            plan.findings.first?.message
                == "no source of the target has an entry point: the one of AppDelegate.swift is in another target, or in none"
        )
    }
}
