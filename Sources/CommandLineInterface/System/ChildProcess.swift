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
        guard
            let process = SpawnedProcess(
                command, in: folder, environment: environment, mergesErrors: mergesErrors)
        else { return Result(status: 127, output: []) }
        var printed = PrintedBytes(process.output)
        let start = DispatchTime.now()
        var isTimedOut = false
        while true {
            let isPrinting = printed.read(milliseconds: 20)
            if let end = process.end() {
                printed.readRest()
                return Result(
                    status: end.status, output: printed.bytes, isTimedOut: isTimedOut)
            }
            if !isTimedOut, DispatchTime.now() >= start + .seconds(seconds) {
                isTimedOut = true
                process.send(SIGKILL)
            }
            // It has closed its output, and is about to end.
            if !isPrinting, printed.isClosed { usleep(1000) }
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
    /// A signal that this process catches meanwhile is passed on to the command. What it leaves running is not waited for.
    ///
    /// - Returns: nil where no process could be started.
    static func shell(
        _ command: String, in folder: String, output: Int32, signals: CaughtSignals
    ) -> ShellResult? {
        guard
            let process = SpawnedProcess(
                ["/bin/sh", "-c", command], in: folder, mergesErrors: true)
        else { return nil }
        var printed = PassedOutput(from: process.output, to: output)
        var isInterrupted = false
        var end = process.end()
        while end == nil {
            let isPrinting = printed.passOn()
            if let signal = signals.wait(milliseconds: isPrinting ? 0 : 20) {
                process.send(signal)
                isInterrupted = true
            }
            end = process.end()
        }
        printed.finish()
        if signals.wait() != nil { isInterrupted = true }
        return ShellResult(
            status: end?.status ?? 127, isInterrupted: isInterrupted, errors: printed.errors)
    }
}

/// What a program prints to a pipe, kept.
private struct PrintedBytes: ~Copyable {
    private let file: Int32
    private(set) var bytes: [UInt8] = []
    /// Whether nobody can write to the pipe any more.
    private(set) var isClosed = false

    init(_ file: Int32) {
        self.file = file
    }

    deinit { close(file) }

    /// Reads what is there; waits for it no longer than told. Says whether there was anything.
    mutating func read(milliseconds: Int32) -> Bool {
        guard !isClosed else { return false }
        var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(file, &buffer, buffer.count)
        if count == 0 { isClosed = true }
        guard count > 0 else { return false }
        bytes += buffer[..<count]
        return true
    }

    /// Reads what the program has left in the pipe, which holds no more than that at a time.
    mutating func readRest() {
        for _ in 0..<PassedOutput.mostPieces where !read(milliseconds: 0) { return }
    }
}
