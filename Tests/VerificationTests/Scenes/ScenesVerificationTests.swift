import Foundation
import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

/// Moves the samples to UIKit's scenes, and checks what comes out as the golden migrations are checked.
struct ScenesVerificationTests {
    private static let samples = SampleFolder.all(below: RepositoryLayout.current.samples).filter {
        [.ios, .tvos].contains($0.platform) && unread[$0.description] == nil
    }

    /// The samples whose Info.plist the harness can't read, so that it knows of no scenes.
    private static let unread = [
        "ios/tuist-helpers": "it is a literal in a helper of Tuist's",
        "ios/xcodegen-templates": "XcodeGen makes it",
    ]

    /// The samples of this run: one of six in an ordinary one.
    private static let chosen: [SampleFolder] = {
        let changed = ChangedSamples.folders(below: RepositoryLayout.current.samples)
        return samples.enumerated().filter { number, sample in
            changed.contains(sample.description)
                || SampleShare(number, isChanged: false).includesRun
        }.map(\.element)
    }()

    @Test("A sample compiles and behaves in UIKit's scenes as before", arguments: chosen)
    func sample(_ sample: SampleFolder) async throws {
        guard let verifier = try await SharedVerifier.get() else { return }
        let before = try sample.before()
        guard let after = try Self.migrated(before) else { return }
        #expect(try Self.migrated(after) == nil, "a second run has nothing to do")
        var migration = sample.migration(from: before, to: after)
        migration.differences = ExpectedDifferences(sample.note("differences-scenes.txt"))
        let result = try await verifier.verify(migration, depth: .all(.deep))
        #expect(result.problems.map(\.description) == [])
    }

    /// A project whose apps move to scenes; nil where none does.
    private static func migrated(_ before: SourceTree) throws -> SourceTree? {
        let files = before.files.compactMapValues { SourceText(bytes: Array($0)) }
        let tree = FileTree(paths: before.paths, source: FilesInMemory(files))
        var options = MigrationOptions()
        options.destination = .scenes
        let plan = MigrationPlanner(options: options).plan(tree)
        guard !plan.edit.isEmpty else { return nil }
        var after = before
        let edited = tree.applying(plan.edit)
        for path in plan.edit.paths {
            after.set(path, to: try? edited.read(path).string)
        }
        return after
    }

    /// What a list of what is refused would hide: most samples move.
    @Test func mostSamplesMove() throws {
        let moving = try Self.samples.filter { try Self.migrated($0.before()) != nil }
        #expect(moving.count * 2 > Self.samples.count)
    }
}
