import Foundation

/// A command that was run to its end.
struct ProcessResult: Sendable {
    /// The exit status, or the signal's number plus 128.
    let status: Int32
    /// Standard output, and standard error where it was not kept apart.
    let output: String
    /// Whether the command was ended because it took too long.
    let timedOut: Bool
    /// Whether the command ended by itself and with status 0.
    var succeeded: Bool { status == 0 && !timedOut }
}

/// Runs commands, never more than two at a time: the machines that test this have two processors.
enum Subprocess {
    private static let gate = Gate(limit: 2)

    /// Runs a command and waits for it; both output streams go to one text.
    static func run(
        _ executable: URL, _ arguments: [String], in folder: URL,
        environment: [String: String] = [:], timeout: TimeInterval = 240
    ) async throws -> ProcessResult {
        await gate.enter()
        do {
            let result = try await runNow(executable, arguments, folder, environment, timeout)
            await gate.leave()
            return result
        } catch {
            await gate.leave()
            throw error
        }
    }

    private static func runNow(
        _ executable: URL, _ arguments: [String], _ folder: URL,
        _ environment: [String: String], _ timeout: TimeInterval
    ) async throws -> ProcessResult {
        // A file and not a pipe: a pipe that nobody drains stops the command.
        let log = FileManager.default.temporaryDirectory
            .appendingPathComponent("verification-\(UUID().uuidString).log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment
            .merging(environment) { $1 }
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        let timedOut = try await wait(for: process, timeout: timeout)
        try handle.close()
        let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        let status = process.terminationStatus
        let isSignal = process.terminationReason == .uncaughtSignal
        return ProcessResult(
            status: isSignal ? status + 128 : status, output: output, timedOut: timedOut)
    }

    private static func wait(for process: Process, timeout: TimeInterval) async throws -> Bool {
        let deadline = Deadline()
        try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
                let pid = process.processIdentifier
                DispatchQueue.global().asyncAfter(deadline: .now() + timeout) {
                    if deadline.pass() { kill(pid, SIGKILL) }
                }
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        return !deadline.finish()
    }
}

/// Decides once whether a process or its deadline came first.
private final class Deadline: Sendable {
    private enum State { case open, passed, finished }
    private let state = Locked(State.open)
    /// True when the deadline came first.
    func pass() -> Bool { decide(.passed) }
    /// True when the process came first.
    func finish() -> Bool { decide(.finished) }
    private func decide(_ outcome: State) -> Bool {
        state.withLock { state in
            guard state == .open else { return false }
            state = outcome
            return true
        }
    }
}

/// A value behind a lock.
final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    /// Starts with a value.
    init(_ value: Value) { self.value = value }
    /// Reads or changes the value while nobody else does.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

/// Lets a limited number of tasks in.
private actor Gate {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []
    init(limit: Int) { free = limit }
    func enter() async {
        if free > 0 {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }
    func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
