import Foundation
import LifecycleMigration
import Testing

@testable import AppFacts
@testable import CommandLineInterface

/// What somebody who waits sees.
struct ProgressTests {
    @Test func oneFolderSaysHowFarItIs() async throws {
        let folder = try TemporaryFolder()
        for index in 0..<20 { try folder.write([], to: "Sources/\(index).swift") }
        try folder.writeSmallApp()
        let terminal = try PseudoTerminal(columns: 80)
        let tool = CommandLineTool(
            streams: StandardStreams(input: -1, output: -1, error: terminal.file),
            environment: ToolEnvironment(workingDirectory: folder.path, hasPlainTerminal: false))
        _ = await tool.run(["plan", "--output", "/dev/null"])
        let shown = await terminal.contents().split(separator: "\r\u{1B}[K")
        #expect(shown.contains("reading 22 of 22 sources"))
        #expect(shown.contains { $0.hasPrefix("planning ") })
    }

    @Test(arguments: [
        (PlanningStep.reading(1_200, of: 30_000), "reading 1,200 of 30,000 sources"),
        (.reading(0, of: 999), "reading 0 of 999 sources"),
        (.planning("Notes", 0, of: 1), "planning Notes"),
        (
            .planning("Notes\u{7}", 1_233_999, of: 2_000_000),
            "planning Notes\\u{7}, 1,234,000 of 2,"
        ),
    ])
    func theLineNeverBreaks(step: PlanningStep, shown: String) async throws {
        let terminal = try PseudoTerminal(columns: 37)
        let line = ProgressLine(
            StandardStreams(output: -1, error: terminal.file), invocation: Invocation(),
            environment: ToolEnvironment(workingDirectory: "/", hasPlainTerminal: false))
        line.show(step)
        #expect(await terminal.contents() == "\r\u{1B}[K" + shown)
    }
}
