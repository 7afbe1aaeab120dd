import Foundation
import Testing

/// How a report looks on a terminal and in a pipe, and how several apps are told together.
struct ReportLayoutTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func width(of text: String) -> Int {
        text.replacing(/\u{1B}\[[0-9]+m/, with: "").split(separator: "\n").map(\.count).max() ?? 0
    }

    @Test(arguments: [48, 60, 200])
    func aReportIsAsWideAsItsTerminal(columns: Int) async throws {
        try folder.writeApp("Notes", "partial")
        let run = try await ToolRun(
            "plan", "--color=never", "--no-progress", in: folder,
            on: PseudoTerminal(columns: columns))
        let finding = "Notes/AppDelegate.swift:1:1: warning: quick actions no longer reach"
        // A single word may be wider.
        #expect(width(of: run.output.replacing(/.*AppDelegate.*/, with: "")) <= columns)
        #expect(run.output.contains(finding + " \"the delegate\" [") == (columns == 200))
    }

    @Test func columnsInTheEnvironmentCountMoreThanTheTerminal() async throws {
        try folder.writeApp("Notes", "partial")
        let run = try await ToolRun(
            "plan", "--color=never", "--no-progress", in: folder,
            on: PseudoTerminal(columns: 60), columns: 200)
        #expect(run.output.contains("\"the delegate\" [callback-quick-action]\n"))
    }

    @Test func aPipeGetsEachFindingAsACompilerWritesIt() async throws {
        try folder.writeApp("Sources/Notes", "partial")
        let run = try await ToolRun("plan", "--verbose", "Sources", in: folder)
        let findings = run.output.matches(
            of: /(?m)^([^:\s][^:]*):(\d+):(\d+): (warning|note): (.*) \[([a-z-]+)\]$/)
        #expect(
            findings.map { String($0.6) } == ["callback-quick-action", "callback-active-state"])
        for finding in findings {
            #expect(folder.read(String(finding.1)) != nil, "a path from here: \(finding.1)")
        }
    }

    @Test func pathsStartWhereTheCommandWasGiven() async throws {
        try folder.writeApp("Sources/Notes", "partial")
        for format in ["text", "markdown", "html"] {
            let run = try await ToolRun("plan", "--format", format, "Sources/", in: folder)
            let named = run.output.matches(of: /[\w\/]*\/(?:NotesApp|AppDelegate)\.swift/).map(\.0)
            #expect(named.count > 3)
            for path in named { #expect(path.hasPrefix("Sources/Notes/"), "\(format)") }
        }
        let json = try await ToolRun("plan", "--format=json", "Sources", in: folder)
        #expect(json.output.contains("\"path\": \"Notes/AppDelegate.swift\""))
    }

    @Test func appsOnSwiftUIAlreadyAreOneLine() async throws {
        for name in ["A", "B", "C"] {
            try folder.write(Array("class \(name) {}\n".utf8), to: name + "/AppDelegate.swift")
        }
        let text = try await ToolRun("plan", in: folder)
        #expect(
            text.output.hasPrefix(
                "3 apps are on the SwiftUI life cycle already: A, B, C\n\n3 apps: 0 migrate"))
        let markdown = try await ToolRun("plan", "--format=markdown", in: folder)
        #expect(
            markdown.output.contains("\n\n3 apps are on the SwiftUI life cycle already: A, B, C.\n")
        )
    }

    @Test func appsOfOneNameAreToldApart() async throws {
        try folder.write([], to: "x/A/AppDelegate.swift")
        try folder.write([], to: "y/A/AppDelegate.swift")
        let run = try await ToolRun("plan", in: folder)
        #expect(
            run.output.hasPrefix("2 apps are on the SwiftUI life cycle already: A (ios), A (ios)\n")
        )
    }

    @Test func equalRefusalsAreToldOnce() async throws {
        try folder.writeApp("A", "refuse")
        try folder.writeApp("B")
        try folder.writeApp("C", "refuse")
        let text = try await ToolRun("plan", in: folder).output
        #expect(
            text.hasPrefix(
                """
                2 apps: refuse
                  nothing of these apps is touched

                    A (ios), A/AppDelegate.swift:1
                    C (ios), C/AppDelegate.swift:1

                  in the way
                A/AppDelegate.swift:1:1: error: the window leaves the delegate [root-window-owner]
                C/AppDelegate.swift:1:1: error: the window leaves the delegate [root-window-owner]

                  to test after a migration by hand (how: --verbose): a cold start; what other code does with the window

                B (ios): migrate

                """))
        let markdown = try await ToolRun("plan", "--format=markdown", in: folder).output
        #expect(markdown.contains("## 2 apps: refuse\n"))
        #expect(markdown.contains("- C (ios): `C/AppDelegate.swift:1`\n"))
        #expect(markdown.ranges(of: "### In the way").count == 1)
    }
}
