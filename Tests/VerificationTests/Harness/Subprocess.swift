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

    /// Seconds of a processor that a command may take, some hundred times what any takes; the system ends it then.
    private static let processorSeconds = 600
    /// Seconds after which a command is ended that waits instead of working: no busy machine takes so long.
    private static let patience: TimeInterval = 7200

    /// Runs a command and waits for it; both output streams go to one text.
    static func run(
        _ executable: URL, _ arguments: [String], in folder: URL,
        environment: [String: String] = [:]
    ) async throws -> ProcessResult {
        await gate.enter()
        do {
            let result = try await runNow(executable, arguments, folder, environment)
            await gate.leave()
            return result
        } catch {
            await gate.leave()
            throw error
        }
    }

    private static func runNow(
        _ executable: URL, _ arguments: [String], _ folder: URL,
        _ environment: [String: String]
    ) async throws -> ProcessResult {
        // A file and not a pipe: a pipe that nobody drains stops the command.
        let log = FileManager.default.temporaryDirectory
            .appendingPathComponent("verification-\(UUID().uuidString).log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            ["-c", "ulimit -t \(processorSeconds); exec \"$0\" \"$@\"", executable.path] + arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment
            .merging(environment) { $1 }
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        let timedOut = try await wait(for: process)
        try handle.close()
        let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        let status = process.terminationStatus
        let isSignal = process.terminationReason == .uncaughtSignal
        return ProcessResult(
            status: isSignal ? status + 128 : status, output: output, timedOut: timedOut)
    }

    /// Waits until the process ends, or ends it; true where it took too long.
    private static func wait(for process: Process) async throws -> Bool {
        let watchdog = Watchdog()
        try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch {
                process.terminationHandler = nil
                return continuation.resume(throwing: error)
            }
            let pid = process.processIdentifier
            Task.detached {
                try await Task.sleep(nanoseconds: UInt64(patience * 1_000_000_000))
                await watchdog.bite(pid)
            }
        }
        return await watchdog.retire()
    }
}

/// Ends a process that takes too long, but never one that has ended.
private actor Watchdog {
    private var isRetired = false
    private var hasBitten = false
    func bite(_ pid: Int32) {
        guard !isRetired else { return }
        hasBitten = true
        kill(pid, SIGKILL)
    }
    /// Whether the process had to be ended.
    func retire() -> Bool {
        isRetired = true
        return hasBitten
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
