import CommandLineInterface
import Foundation
import ToolRunning

/// One run of the tool in a folder, in this process, with the planner of these tests.
struct ToolRun {
    /// The exit status.
    let status: ExitCode
    /// What it printed to the standard output.
    let output: String
    /// What it printed to the standard error.
    let errors: String

    /// Runs the tool.
    ///
    /// - Parameter input: What it reads from the standard input.
    init(
        _ arguments: String..., in folder: TemporaryFolder, input: String = ""
    ) async throws {
        try await self.init(arguments, in: folder, input: input)
    }

    /// Runs the tool with its reports, errors and progress on a terminal.
    init(
        _ arguments: String..., in folder: TemporaryFolder, on terminal: PseudoTerminal,
        columns: Int? = nil, pager: String? = ""
    ) async throws {
        let tool = CommandLineTool(
            planner: RulePlanner.plan,
            streams: StandardStreams(
                input: terminal.file, output: terminal.file, error: terminal.file),
            environment: ToolEnvironment(
                workingDirectory: folder.path, hasPlainTerminal: false, columns: columns,
                pager: pager))
        status = await tool.run(arguments)
        output = await terminal.contents()
        errors = ""
    }

    /// Runs the tool, with another planner where one is given.
    init(
        _ arguments: [String], in folder: TemporaryFolder, input: String = "",
        planner: @escaping Planner = RulePlanner.plan,
        environment: ToolEnvironment? = nil
    ) async throws {
        let run = try await CapturedRun(
            arguments, input: input, planner: planner,
            environment: environment ?? ToolEnvironment(workingDirectory: folder.path))
        status = run.status
        output = run.output
        errors = run.errors
    }
}

extension TemporaryFolder {
    /// Writes an app of the test planner: `words` go into its delegate.
    func writeApp(_ name: String, _ words: String = "", old: String? = nil) throws {
        try write(
            Array("@UIApplicationMain\nclass \(name) {} // \(words)\n".utf8),
            to: name + "/AppDelegate.swift")
        if let old { try write(Array(old.utf8), to: name + "/Old/Old.swift") }
    }

    /// Makes the folder a Git repository with everything committed.
    func commitAll() throws {
        try git("init", "-q")
        try git("add", "-A")
        try git("-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "all")
    }

    /// Every file but Git's, with its bytes and permission bits; folders too.
    func snapshot() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path)
        where name != ".git" && !name.hasPrefix(".git/") {
            let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
            let mode = (attributes[.posixPermissions] as? NSNumber)?.uint16Value ?? 0
            files[name] = [UInt8(mode >> 8), UInt8(mode & 0xFF)] + (read(name) ?? [])
        }
        return files
    }
}
