import Foundation
import Testing

@testable import CommandLineInterface

/// What a file has beside its bytes is kept, or the change is refused.
struct FileAttributeTests {
    private let folder: TemporaryFolder
    private let delegate: String

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("A")
        delegate = folder.path + "/A/AppDelegate.swift"
    }

    private func refusal(of commands: String) async throws -> String {
        let tool = try BuiltTool(in: folder.path + "/A")
        #expect(try tool.shell(commands).status == 0)
        let before = try folder.snapshot()
        let apply = try await ToolRun("apply", "--allow-no-vcs", in: folder)
        #expect(apply.status == .failure)
        #expect(try folder.snapshot() == before)
        return apply.errors
    }

    @Test func aReadOnlyFileIsRefused() async throws {
        let errors = try await refusal(of: "chmod 444 AppDelegate.swift")
        #expect(errors.contains("A/AppDelegate.swift: is read-only"))
    }

    @Test func aFileWithTwoNamesIsRefused() async throws {
        let errors = try await refusal(of: "ln AppDelegate.swift ../other")
        #expect(errors.contains("A/AppDelegate.swift: has 2 names (hard links)"))
    }

    @Test func aFileThatRunsAsItsOwnerIsRefused() async throws {
        let errors = try await refusal(of: "chmod 4644 AppDelegate.swift")
        #expect(errors.contains("A/AppDelegate.swift: is marked to run as its owner or its group"))
    }

    @Test func aFileUnderTheNameOfATemporaryOneStays() async throws {
        let names = ["A/.sceneshift-1-0", "A/.sceneshift-2-1"]
        for name in names { try folder.write([], to: name) }
        let before = try folder.snapshot()
        #expect(try await ToolRun("apply", "--allow-no-vcs", in: folder).status == .success)
        #expect(names.allSatisfy { folder.read($0) == [] })
        #expect(try await ToolRun("undo", in: folder).status == .success)
        #expect(try folder.snapshot().filter { !$0.key.hasPrefix(".sceneshift") } == before)
    }

    #if os(Linux)
        @Test func extendedAttributesComeAlongAndBack() async throws {
            let calls = try #require(ExtendedAttributeCalls.system)
            /// Looks at the file that stands there now.
            func file<Value>(_ body: (Int32) -> Value) -> Value {
                let file = open(delegate, O_RDWR)
                defer { close(file) }
                return body(file)
            }
            let red = Array("red".utf8)
            // Not every disk has them.
            guard file({ calls.set("user.label", red, in: $0) }) else { return }
            #expect(try await ToolRun("apply", "--allow-no-vcs", in: folder).status == .success)
            #expect(file { calls.value(of: "user.label", in: $0) } == red)
            #expect(try await ToolRun("undo", in: folder).status == .success)
            #expect(file { calls.value(of: "user.label", in: $0) } == red)
            #expect(file { calls.names(of: $0) }.contains("user.label"))
        }
    #endif

    @Test func theOwnerComesAlongOrNothingIsChanged() async throws {
        guard geteuid() == 0, chown(delegate, 4_321, 8_765) == 0 else {
            // Only root may give files away; everybody may look.
            return #expect(FileStatus(delegate)?.owner == geteuid())
        }
        #expect(try await ToolRun("apply", "--allow-no-vcs", in: folder).status == .success)
        let status = try #require(FileStatus(delegate))
        #expect(status.owner == 4_321 && status.group == 8_765)
        #expect(try await ToolRun("undo", in: folder).status == .success)
        #expect(FileStatus(delegate)?.owner == 4_321)
    }
}
