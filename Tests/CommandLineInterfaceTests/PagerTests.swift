import Foundation
import Testing

/// Pages of findings on a terminal.
struct PagerTests {
    /// Runs the tool on a terminal, with a variable for the pager.
    private func explain(
        _ arguments: String..., rows: Int, pager: String, in folder: String = "/"
    ) async throws -> String {
        let terminal = try PseudoTerminal(columns: 100, rows: rows)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try BuiltTool(in: folder).path)
        process.arguments = ["explain"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = [
            "PAGER": pager, "TERM": "xterm", "PATH": "bin:/usr/bin:/bin", "LC_ALL": "C",
        ]
        process.standardInput = FileHandle.nullDevice
        let output = FileHandle(fileDescriptor: terminal.file, closeOnDealloc: false)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return await terminal.contents()
    }

    @Test func aLongPageIsReadInThePager() async throws {
        let text = try await explain("root-swap", rows: 10, pager: "tr a-z A-Z")
        #expect(text.contains("## WHY IT MATTERS"))
        #expect(!text.contains("## Why it matters"))
        #expect(try await explain(rows: 10, pager: "tr a-z A-Z").contains("ROOT-SWAP"))
    }

    @Test(arguments: ["", " ", "cat"])
    func whoWantsNoPagerGetsThePage(pager: String) async throws {
        #expect(
            try await explain("root-swap", rows: 10, pager: pager).contains("## Why it matters"))
    }

    @Test func aPageThatFitsIsPrinted() async throws {
        let text = try await explain("root-swap", rows: 1_000, pager: "tr a-z A-Z")
        #expect(text.contains("## Why it matters"))
    }

    @Test func aPagerThatIsNotThereIsDoneWithout() async throws {
        let text = try await explain("root-swap", rows: 10, pager: "no-such-pager-anywhere")
        #expect(text.contains("## Why it matters"))
    }

    @Test func noProgramOfTheFolderIsStarted() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("#!/bin/sh\ntouch \(folder.path)/started\n".utf8), to: "bin/reader")
        #expect(chmod(folder.path + "/bin/reader", 0o755) == 0)
        let text = try await explain("root-swap", rows: 10, pager: "reader", in: folder.path)
        #expect(text.contains("## Why it matters"))
        #expect(folder.read("started") == nil)
    }

    @Test func inAPipeNothingIsPaged() throws {
        let run = try BuiltTool(in: "/").shell("PAGER='tr a-z A-Z' \"$0\" explain root-swap")
        #expect(run.output.contains("## Why it matters"))
    }
}
