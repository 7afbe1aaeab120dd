import CommandLineInterface
import Foundation
import Testing

/// The executable itself, as a shell sees it.
struct BuiltToolTests {
    private let tool: String
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        tool = try #require(Self.candidates.first { FileManager.default.fileExists(atPath: $0) })
    }

    /// The executable lies beside the test bundle, or beside the bundle that holds the tests.
    private static var candidates: [String] {
        let bundles = [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
        return bundles.flatMap { url in
            [url, url.deletingLastPathComponent()].map {
                $0.appendingPathComponent("sceneshift").path
            }
        }
    }

    private func shell(_ command: String) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command, tool]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test(arguments: [
        ("--version", 0), ("--help", 0), ("undo --help", 0), ("plan", 0), ("scan", 0), ("apply", 0),
        ("undo", 0), ("explain", 0), ("explain root-swap", 0), ("plan --check", 0),
        ("plan nowhere", 2),
        ("apply nowhere", 2), ("undo nowhere", 2), ("--nonsense", 64), ("explain root-swop", 64),
        ("plan --format=xml", 64), ("undo --check", 64),
    ])
    func statusesAreTheContracts(arguments: String, status: Int32) throws {
        #expect(try shell("exec \"$0\" \(arguments)").status == status)
    }

    @Test func aReaderThatGoesAwayIsNoError() throws {
        let run = try shell("{ \"$0\" explain delegate-cast; echo \"status $?\" >&2; } | true")
        #expect(run.output == "status 0\n")
    }

    @Test func aFullDiskIsAnError() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let run = try shell("\"$0\" explain > /dev/full")
        #expect(run.status == 2)
        #expect(run.output.contains("standard output: can't be written: no space left"))
    }

    @Test func aMistypedFindingIsSuggested() throws {
        let run = try shell("\"$0\" explain root-swop")
        #expect(run.output.contains("did you mean 'root-swap'?"))
    }

    @Test("A Git that can't be asked is not taken for none", arguments: ["apply", "undo"])
    func muteGit(command: String) throws {
        // As a Mac's own 'git' does without the command-line tools.
        try folder.write(Array("#!/bin/sh\ntouch asked\nexit 69\n".utf8), to: "bin/git")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/git")
        let call = "PATH=\"$PWD/bin:$PATH\" \"$0\" \(command)"
        #expect(try shell(call).status == 0)
        #expect(folder.read("asked") == nil, "where no repository is, Git is not started")

        try folder.write([], to: ".git/HEAD")
        let run = try shell(call)
        #expect(run.status == 2)
        #expect(
            run.output.contains(".: lies in a Git repository, but Git can't be asked about it\n"))
        #expect(run.output.contains("('xcode-select --install')"))
        #expect(folder.read("asked") != nil)

        // An apply that was told to do without Git is put back without it.
        if command == "apply" { #expect(try shell(call + " --allow-no-vcs").status == 0) }
        try folder.write([], to: ".sceneshift/lock")
        if command == "undo" { #expect(try shell(call).output == ".: nothing to undo\n") }
    }

    #if compiler(>=6.2)
        @Test func aTrapIsReportedAsABug() async {
            await #expect(processExitsWith: .exitCode(70)) {
                CrashHandler.install()
                let empty: [Int] = []
                _ = empty[CommandLine.arguments.count]
            }
        }
    #endif
}
