import CommandLineInterface
import Foundation
import Testing

/// The executable itself, as a shell sees it.
struct BuiltToolTests {
    private let folder: TemporaryFolder
    private let tool: BuiltTool

    init() throws {
        folder = try TemporaryFolder()
        tool = try BuiltTool(in: folder.path)
    }

    private func shell(_ command: String) throws -> (status: Int32, output: String) {
        try tool.shell(command)
    }

    @Test(arguments: [
        ("--version", 0), ("--help", 0), ("undo --help", 0), ("help", 0), ("help plan", 0),
        ("version", 0),
        ("undo", 0), ("explain", 0), ("explain root-swap", 0), ("help plam", 64),
        ("completions bash", 0), ("completions", 64), ("completions tcsh", 64),
        ("plan", 2), ("scan", 2), ("apply", 2), ("plan --check", 2), ("plan nowhere", 2),
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

    @Test("A Git that can't be asked is not taken for none, and undo does without it")
    func muteGit() throws {
        // As a Mac's own 'git' does without the command-line tools.
        let programs = try TemporaryFolder()
        try programs.write(
            Array("#!/bin/sh\ntouch '\(programs.path)/asked'\nexit 69\n".utf8), to: "git")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: programs.path + "/git")
        let call = "PATH=\"\(programs.path):$PATH\" \"$0\""
        try folder.writeSmallApp()
        #expect(try shell(call + " apply").status == 2)
        #expect(programs.read("asked") == nil, "where no repository is, Git is not started")

        try folder.commitAll()
        let before = try folder.snapshot()
        let run = try shell(call + " apply")
        #expect(run.status == 2)
        #expect(run.output.contains("Git can't be asked about uncommitted changes"))
        #expect(run.output.contains("('xcode-select --install')"))
        #expect(run.output.contains("use --allow-dirty"))
        #expect(!run.output.contains("--allow-no-vcs"))
        #expect(programs.read("asked") != nil)
        #expect(try folder.snapshot() == before)

        #expect(try shell(call + " apply --allow-dirty").status == 0)
        #expect(try folder.snapshot() != before)
        #expect(try shell(call + " undo").status == 0)
        #expect(try folder.snapshot() == before)
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

    @Test func theHelpHasALineBetweenItsParts() throws {
        let help = try shell("\"$0\" --help").output
        #expect(help.contains("[PATH...]\n\nCommands:\n"))
    }

    @Test func theToolIsNamedWithoutThePlatformWhereThatIsTheSameTool() throws {
        try folder.writeSmallApp()
        let run = "mkdir -p .build/linux/debug && ln -s \"$0\" .build/linux/debug/sceneshift && "
        let same = try shell(
            run + "ln -s linux/debug .build/debug && .build/linux/debug/sceneshift plan App")
        #expect(
            same.output.contains("  .build/debug/sceneshift apply --allow-no-vcs App\n"),
            "\(same.output)")
        // A tool of another build lies there.
        let other = try shell(
            "rm .build/debug && mkdir .build/debug && echo >.build/debug/sceneshift && "
                + ".build/linux/debug/sceneshift plan App")
        #expect(
            other.output.contains("  .build/linux/debug/sceneshift apply --allow-no-vcs App\n"),
            "\(other.output)")
    }
}
