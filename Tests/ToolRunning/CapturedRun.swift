import CommandLineInterface
import Foundation

/// One run of the tool in this process, and what it printed.
public struct CapturedRun: Sendable {
    /// The exit status.
    public let status: ExitCode
    /// What it printed to the standard output, byte for byte.
    public let bytes: [UInt8]
    /// What it printed to the standard error.
    public let errors: String
    /// What it printed to the standard output.
    public var output: String { String(decoding: bytes, as: UTF8.self) }

    /// Runs the tool.
    ///
    /// - Parameter input: What it reads from the standard input.
    /// - Throws: Where the folder for what it reads and prints can't be made.
    public init(
        _ arguments: [String], input: String = "", planner: @escaping Planner,
        environment: ToolEnvironment
    ) async throws {
        self = try await RunGate.shared.run {
            let streams = try StreamFolder(input: input)
            defer { streams.remove() }
            let tool = CommandLineTool(
                planner: planner, streams: streams.streams, environment: environment)
            let status = await tool.run(arguments)
            return try CapturedRun(status, printedTo: streams)
        }
    }

    private init(_ status: ExitCode, printedTo streams: StreamFolder) throws {
        self.status = status
        bytes = try streams.read(.output)
        errors = String(decoding: try streams.read(.errors), as: UTF8.self)
    }
}
