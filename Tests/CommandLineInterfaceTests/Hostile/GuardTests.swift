import CommandLineInterface
import Foundation
import Testing

/// What a careful tool does not touch, and does not pass over in silence.
struct GuardTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("A")
        try folder.commitAll()
    }

    @Test("A report does not replace a file of the project", arguments: ["plan", "scan", "apply"])
    func outputOntoASource(command: String) async throws {
        let before = try folder.snapshot()
        let run = try await ToolRun(command, "--output", "A/AppDelegate.swift", in: folder)
        #expect(run.status == .failure)
        #expect(run.errors.contains("A/AppDelegate.swift: is a file of the project"))
        #expect(try folder.snapshot() == before)
        #expect(try await ToolRun("plan", "--output", "report.txt", in: folder).status == .success)
    }

    #if os(Linux)
        @Test func aSourceWhoseNameIsNotUTF8IsReported() throws {
            try folder.writeSmallApp()
            let tool = try BuiltTool(in: folder.path)
            #expect(try tool.shell("touch \"$(printf 'A/\\377.txt')\" && \"$0\" plan").status == 0)
            let run = try tool.shell("touch \"$(printf 'A/\\377.swift')\" && \"$0\" plan")
            #expect(run.status == 2)
            #expect(run.output.contains("A: a Swift source has a name that is not UTF-8"))
            #expect(try tool.shell("\"$0\" plan --exclude A").status == 0)
        }
    #endif

    @Test("What is no file is not waited for", arguments: ["A/Other.swift", "Info.plist"])
    func pipe(name: String) throws {
        try folder.writeSmallApp()
        let tool = try BuiltTool(in: folder.path)
        #expect(try tool.shell("mkfifo \(name) && \"$0\" plan").status == 0)
    }

    @Test func aWorkspaceWhoseContentsAreAPipeIsAnError() throws {
        let tool = try BuiltTool(in: folder.path)
        let run = try tool.shell(
            "mkdir W.xcworkspace && mkfifo W.xcworkspace/contents.xcworkspacedata && \"$0\" plan W.xcworkspace"
        )
        #expect(run.status == 2)
        #expect(run.output.contains("is not a file but a device, a pipe or a socket"))
    }
}
