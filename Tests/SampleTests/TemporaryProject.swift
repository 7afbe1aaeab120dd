import CommandLineInterface
import Foundation
import LifecycleMigration
import ToolRunning

/// A copy of a sample's project that exists for one test, in a folder of the sample's name.
final class TemporaryProject: Sendable {
    /// The copy.
    let folder: URL
    private let parent: URL

    /// Copies a sample.
    convenience init(_ sample: Sample) throws {
        try self.init(named: sample.name)
        try FileManager.default.copyItem(at: sample.before, to: folder)
    }

    /// Writes files.
    convenience init(named name: String, files: FileSet) throws {
        try self.init(named: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try files.write(to: folder)
    }

    private init(named name: String) throws {
        parent = FileManager.default.temporaryDirectory
            .appendingPathComponent("sceneshift-samples-\(UUID().uuidString)")
        folder = parent.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: parent) }

    /// The files as they are now.
    func files() throws -> FileSet { try FileSet(below: folder) }

    /// Runs the tool in the folder, in this process.
    func run(
        _ arguments: [String],
        planner: @escaping Planner = ThreadedPlanner.plan
    ) async throws -> CapturedRun {
        try await CapturedRun(
            arguments, planner: planner,
            environment: ToolEnvironment(
                workingDirectory: folder.path, columns: 96, breaksLines: true))
    }

    /// Runs Git in the folder, with no configuration but the repository's own.
    @discardableResult
    func git(_ arguments: String..., input: [UInt8] = []) throws -> String {
        let file = parent.appendingPathComponent(UUID().uuidString)
        try Data(input).write(to: file)
        let command = ["env", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "git"]
        return try Command(command + arguments, in: folder, input: file).success()
    }

    /// Lays down what makes the folder a repository for a tool that only looks.
    func makeRepository() throws {
        let git = folder.appendingPathComponent(".git")
        for name in ["objects", "refs"] {
            try FileManager.default.createDirectory(
                at: git.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try Data("ref: refs/heads/main\n".utf8).write(to: git.appendingPathComponent("HEAD"))
    }

    /// Makes the folder a repository with everything committed.
    func commitAll() throws {
        try git("init", "-q", "--template=")
        try git("add", "-A", "-f")
        try git(
            "-c", "user.name=samples", "-c", "user.email=samples@example.invalid", "commit",
            "--allow-empty", "-qm",
            "before")
    }

    /// Every file and folder, Git's too, with its bytes, permissions and date: two that are the same tell
    /// that nothing was written.
    func fingerprint() throws -> [String: String] {
        var fingerprint: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let full = folder.appendingPathComponent(path).path
            let attributes = try FileManager.default.attributesOfItem(atPath: full)
            let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
            let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
            fingerprint[path] = "\(date) \(mode) \(size)"
        }
        return fingerprint
    }
}
