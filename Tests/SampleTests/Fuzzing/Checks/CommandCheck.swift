import CommandLineInterface
import Foundation
import LifecycleMigration

/// A mutated project on the disk: `apply` writes the plan and nothing else, and `undo` gives every byte back.
enum CommandCheck {
    private static let options = ["--allow-no-vcs", "--raise-deployment-target"]

    /// Checks an input.
    static func run(_ input: FuzzInput) async -> FuzzResult {
        var numbers = input.numbers
        var result = FuzzResult()
        do {
            let folder = try TemporaryProject(named: input.name, files: input.files)
            let isRepository = numbers.oneIn(4)
            if isRepository { try folder.commitAll() }
            try await applyAndUndo(in: folder, input.files, &result)
            if isRepository {
                let status = try folder.git("status", "--porcelain", "--ignored")
                result.expect(status == "", "Git sees a change after undo: \(status)")
            }
        } catch {
            result.flaws.append("\(error)")
        }
        return result
    }

    private static func applyAndUndo(
        in folder: TemporaryProject, _ before: FileSet, _ result: inout FuzzResult
    ) async throws {
        var options = MigrationOptions()
        options.deploymentTarget = .raiseToMinimum
        // A folder of the disk has no name for the planner.
        let tree = before.tree(named: "")
        let plan = MigrationPlanner(options: options).plan(tree)
        let expected = try FileSet(tree.applying(plan.edit))

        let apply = try await folder.run(["apply"] + Self.options)
        result.expect(apply.status != .bug, "apply: \(apply.errors)")
        var applied = try folder.files()
        applied.files = applied.files.filter { !$0.key.hasPrefix(".sceneshift/") }
        result.expect(applied == expected, "apply did not write what was planned")
        let undo = try await folder.run(["undo"])
        result.expect(undo.status == .success, "undo: \(undo.errors)")
        let after = try folder.files()
        result.expect(
            after == before, "undo: \(after.differences(from: before).joined(separator: "\n"))")
        if expected != before { result.undone += 1 }
    }
}
