import Foundation

/// Runs other programs.
enum ChildProcess {
    /// What a program left behind.
    struct Result: Sendable {
        /// Its exit status; 127 where it is not there.
        let status: Int32
        /// What it printed to its standard output.
        let output: [UInt8]
    }

    /// Runs Git, and waits; what it says on standard error is dropped.
    ///
    /// - Returns: nil where no process could be started.
    static func git(_ arguments: [String], in folder: String) -> Result? {
        let process = process(["/usr/bin/env", "git"] + arguments, in: folder)
        // A Git hook that runs this tool sets these for its own repository, which may be another one.
        process.environment = ProcessInfo.processInfo.environment.filter { name, _ in
            !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].contains(name)
        }
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return Result(status: status(of: process), output: Array(bytes))
        } catch {
            return nil
        }
    }

    /// Runs a shell command, and waits; what it prints goes to `output`.
    ///
    /// - Returns: its exit status, nil where no process could be started.
    static func shell(_ command: String, in folder: String, output: Int32) -> Int32? {
        let process = process(["/bin/sh", "-c", command], in: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(fileDescriptor: output, closeOnDealloc: false)
        process.standardError = FileHandle(fileDescriptor: output, closeOnDealloc: false)
        guard (try? process.run()) != nil else { return nil }
        process.waitUntilExit()
        return status(of: process)
    }

    private static func process(_ command: [String], in folder: String) -> Process {
        let process = Process()
        process.executableURL = command.first.map { URL(fileURLWithPath: $0) }
        process.arguments = Array(command.dropFirst())
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        return process
    }

    /// A program that a signal ended did not succeed, whatever the signal's number.
    private static func status(of process: Process) -> Int32 {
        process.terminationReason == .exit
            ? process.terminationStatus : 128 + process.terminationStatus
    }
}
