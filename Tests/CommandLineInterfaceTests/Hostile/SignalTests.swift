import Foundation
import Testing

/// Signals that ask for the end of an apply.
struct SignalTests {
    private let folder: TemporaryFolder
    private let tool: BuiltTool

    init() throws {
        folder = try TemporaryFolder()
        tool = try BuiltTool(in: folder.path)
        try folder.writeSmallApp()
        try folder.commitAll()
    }

    /// Starts an apply with a command that verifies, sends a signal once that runs, and waits.
    private func apply(
        verifying command: String, _ signal: Int32
    ) async throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool.path)
        process.arguments = ["apply", "--verify-with", command]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        let output = folder.path + "/.git/output"
        try folder.write([], to: ".git/output")
        let file = try #require(FileHandle(forWritingAtPath: output))
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = file
        process.standardError = file
        try process.run()
        while folder.read(".git/started") == nil, process.isRunning {
            try await Task.sleep(for: .milliseconds(20))
        }
        kill(process.processIdentifier, signal)
        try folder.write([], to: ".git/sent")
        while process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
        process.waitUntilExit()
        return (
            process.terminationStatus,
            String(decoding: folder.read(".git/output") ?? [], as: UTF8.self)
        )
    }

    @Test(
        "A signal is passed on to the command that verifies, and everything is put back",
        arguments: [("INT", SIGINT), ("TERM", SIGTERM), ("HUP", SIGHUP)])
    func whileVerifying(name: String, signal: Int32) async throws {
        let before = try folder.snapshot()
        let run = try await apply(
            verifying:
                "trap 'touch .git/passed; exit 3' \(name); touch .git/started; while :; do sleep 0.1; done",
            signal)
        #expect(run.status == 2)
        #expect(
            run.output.contains("sceneshift: error: interrupted, so that everything was put back\n")
        )
        #expect(folder.read(".git/passed") != nil)
        #expect(try folder.snapshot() == before)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.git/sceneshift"))
    }

    @Test func aCommandThatTakesNoNoticeDoesNotKeepTheMigration() async throws {
        let before = try folder.snapshot()
        let run = try await apply(
            verifying:
                "trap '' INT; touch .git/started; while [ ! -e .git/sent ]; do sleep 0.05; done",
            SIGINT)
        #expect(run.status == 2)
        #expect(try folder.snapshot() == before)
    }

    @Test func aSignalThatIsIgnoredStaysIgnored() throws {
        let run = try tool.shell(
            """
            (trap '' HUP; exec "$0" apply --verify-with "touch .git/started; sleep 1") &
            while [ ! -e .git/started ]; do sleep 0.05; done
            kill -HUP $!
            wait $!
            """)
        #expect(run.status == 0)
    }
}
