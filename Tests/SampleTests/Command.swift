import Foundation

/// A command that was run to its end.
struct Command {
    /// Its exit status.
    let status: Int32
    /// What it printed, errors too.
    let output: String
    private let words: [String]

    /// Runs a command that is found by its name.
    init(_ words: [String], in folder: URL, input: URL? = nil) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? .nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: data, as: UTF8.self)
        self.words = words
    }

    /// What it printed, where it ended well.
    func success() throws -> String {
        guard status == 0 else { throw SampleError("\(words.joined(separator: " ")): \(output)") }
        return output
    }

    /// Whether the machine has a command of this name.
    static func exists(_ name: String) -> Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
}
