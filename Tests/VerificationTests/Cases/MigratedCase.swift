import Foundation
import LifecycleMigration
import ProjectModel
import SourceEditing

/// A case of `Tests/Cases` with its project before and after the plan.
struct MigratedCase: Sendable {
    /// Its file and its situation.
    let name: String
    /// What the compilers and the simulator get; nil where nothing is planned.
    let migration: Migration?
    /// What the plan promises.
    let outcome: Outcome?

    /// Plans a case.
    init(_ item: CaseFile.Case, of file: CaseFile) throws {
        name = Self.name(of: item, in: file)
        let files = CaseSources(item).files
        let tree = FileTree(
            paths: files.keys.sorted(), source: FilesInMemory(files.mapValues { SourceText($0) }),
            name: "Notes")
        let plan = MigrationPlanner(options: item.options).plan(tree)
        let app = plan.applications.first { $0.outcome == .migrate || $0.outcome == .partial }
        outcome = app?.outcome
        guard let platform = app.flatMap({ SamplePlatform(rawValue: $0.platform.rawValue) }) else {
            migration = nil
            return
        }
        let migrated = tree.applying(plan.edit)
        var (before, after) = (SourceTree(), SourceTree())
        for path in tree.paths { before.set(path, to: files[path]) }
        for path in migrated.paths { after.set(path, to: try migrated.read(path).string) }
        migration = Migration(before: before, after: after, platform: platform)
    }

    /// The name of a case, by which a run chooses its share.
    static func name(of item: CaseFile.Case, in file: CaseFile) -> String {
        "\(file.name): \(item.title)"
    }
}
