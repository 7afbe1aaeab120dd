import Foundation
import Testing

@testable import CommandLineInterface

/// A folder that exists for one test.
final class TemporaryFolder: Sendable {
    /// Its path, without symbolic links.
    let path: String

    /// Makes a folder.
    init() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("sceneshift-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        // Not `resolvingSymlinksInPath()`: on a Mac that takes the /private away, where the folder is.
        path = try #require(FileSystem.realPath(url.path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, and the folders above it.
    func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Reads a file; nil where there is none.
    func read(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path + "/" + name).map { Array($0) }
    }

    /// Runs Git in the folder and returns its exit status and what it printed.
    @discardableResult
    func git(_ arguments: String..., input: [UInt8] = []) throws -> (status: Int32, output: String)
    {
        try write(input, to: ".git-input")
        defer { try? FileManager.default.removeItem(atPath: path + "/.git-input") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: path)
        let pipe = Pipe()
        process.standardInput = FileHandle(forReadingAtPath: path + "/.git-input")
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
