import Foundation

/// Runs other programs.
enum ChildProcess {
    /// What a program left behind.
    struct Result: Sendable {
        /// Its exit status; 127 where it could not be started, 128 and the signal where one ended it.
        let status: Int32
        /// What it printed to its standard output.
        let output: [UInt8]
        /// Whether it was ended since it took too long.
        var isTimedOut = false
    }

    /// Runs a program, and waits.
    ///
    /// - Parameters:
    ///   - command: The program, absolute, and its arguments.
    ///   - mergesErrors: Whether what it says on standard error is kept with the output, and not dropped.
    ///   - seconds: After these it is ended.
    static func run(
        _ command: [String], in folder: String, environment: [String: String], mergesErrors: Bool,
        seconds: Int
    ) -> Result {
        let process = process(command, in: folder)
        process.environment = environment
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = mergesErrors ? output : FileHandle.nullDevice
        do {
            try process.run()
            let identifier = process.processIdentifier
            let end = DispatchWorkItem { kill(identifier, SIGKILL) }
            let start = DispatchTime.now()
            DispatchQueue.global().asyncAfter(deadline: start + .seconds(seconds), execute: end)
            let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            end.cancel()
            let isTimedOut =
                process.terminationReason == .uncaughtSignal
                && DispatchTime.now() >= start + .seconds(seconds)
            return Result(
                status: status(of: process), output: Array(bytes), isTimedOut: isTimedOut)
        } catch {
            return Result(status: 127, output: [])
        }
    }

    /// How a shell command ended.
    struct ShellResult: Sendable {
        /// Its exit status.
        let status: Int32
        /// Whether a signal was passed on to it.
        let isInterrupted: Bool
        /// The errors that it printed as compilers do.
        let errors: [CompilerMessage]
    }

    /// Runs a shell command; what it prints goes to `output`, and errors at places are kept.
    ///
    /// A signal that this process catches meanwhile is passed on to the command.
    ///
    /// - Returns: nil where no process could be started.
    static func shell(
        _ command: String, in folder: String, output: Int32, signals: CaughtSignals
    ) -> ShellResult? {
        let process = process(["/bin/sh", "-c", command], in: folder)
        process.standardInput = FileHandle.nullDevice
        var printed = PassedOutput(to: output)
        process.standardOutput = printed.pipe
        process.standardError = printed.pipe
        guard (try? process.run()) != nil else { return nil }
        var isInterrupted = false
        while process.isRunning {
            let isPrinting = printed.passOn()
            guard let signal = signals.wait(milliseconds: isPrinting ? 0 : 20) else { continue }
            pass(signal, to: process.processIdentifier)
            isInterrupted = true
        }
        process.waitUntilExit()
        printed.finish()
        if signals.wait() != nil { isInterrupted = true }
        return ShellResult(
            status: status(of: process), isInterrupted: isInterrupted, errors: printed.errors)
    }

    /// Passes a signal on to a process, and to those that it started where they form a group of their own.
    private static func pass(_ signal: Int32, to process: pid_t) {
        let group = getpgid(process)
        if group > 0, group != getpgrp() { kill(-group, signal) } else { kill(process, signal) }
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
