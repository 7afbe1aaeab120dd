import Foundation
import Testing

/// How the harness runs commands.
struct SubprocessTests {
    private static func shell(_ script: String) async throws -> ProcessResult {
        try await Subprocess.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", script],
            in: FileManager.default.temporaryDirectory, environment: ["ADDED": "with space"])
    }

    @Test func argumentsEnvironmentAndStatusArriveAsTheyAre() async throws {
        let result = try await Self.shell("echo \"$ADDED\"; echo two >&2; exit 3")
        #expect(result.output == "with space\ntwo\n")
        #expect(result.status == 3)
    }

    @Test func aCommandMayWorkForTenMinutesOfAProcessor() async throws {
        #expect(try await Self.shell("ulimit -t").output == "600\n")
    }

    @Test func aCommandThatWorksTooLongIsNoSuccess() async throws {
        let result = try await Self.shell("ulimit -t 1; while :; do :; done")
        #expect(!result.succeeded && !result.timedOut)
        #expect([SIGXCPU, SIGKILL].contains(result.status - 128))
    }
}
