import CommandLineInterface
import Foundation
import Testing

/// Names and sources that hold what a terminal, a log or a page would obey.
struct ControlCharacterTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let hostile =
        "A\u{1B}[31m\n::error file=x::forged\r\u{7}\u{9B}2J\u{202E}\u{2066}\u{200B}\u{E0041}\u{E007F}\u{AD}\u{3164}B"

    @Test(
        "No control character of a name comes out raw",
        arguments: ["text", "github", "markdown", "html", "json", "sarif"],
        ["plan", "scan", "apply"])
    func name(format: String, command: String) async throws {
        try folder.writeApp(Self.hostile, "partial")
        let run = try await ToolRun(
            command, "--format", format, "--verbose", "--color", "always", in: folder)
        let output = run.output.replacing(/\u{1B}\[(0|1|2|31|32|33|36)m/, with: "")
        for text in [output, run.errors] {
            let raw = text.unicodeScalars.filter {
                $0 != "\n"
                    && ($0.properties.generalCategory == .control
                        || (format != "json" && format != "sarif"
                            && $0.properties.generalCategory == .format))
            }
            #expect(raw.isEmpty, "\(text)")
            #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error file=x") })
        }
        if format == "text", command == "plan" {
            #expect(output.contains("A\\u{1B}[31m\\u{A}::error file=x::forged"))
        }
    }

    @Test func aPathThatIsAnErrorIsSpelledOut() async throws {
        let run = try await ToolRun("plan", "no\u{1B}[2Jwhere\nsceneshift: note: fine", in: folder)
        #expect(run.status == .failure)
        #expect(
            run.errors.hasPrefix(
                "sceneshift: error: no\\u{1B}[2Jwhere\\u{A}sceneshift: note: fine: "))
    }

    @Test func markupOfANameDoesNotPassIntoAPage() async throws {
        try folder.writeApp("<img src=x onerror=alert(1)>", "partial")
        let markdown = try await ToolRun("plan", "--format", "markdown", in: folder)
        #expect(markdown.output.contains("\\<img src=x onerror=alert(1)\\>"))
        let html = try await ToolRun("plan", "--format", "html", in: folder)
        #expect(!html.output.contains("<img"))
    }
}
