import Foundation
import Testing

/// Many processes at once on one repository, with an editor that saves meanwhile: nothing is lost, and none ends badly.
@Suite(.serialized) struct ManyRunsTests {
    private let folder: TemporaryFolder
    private let tool: BuiltTool

    init() throws {
        folder = try TemporaryFolder()
        tool = try BuiltTool(in: folder.path)
        try folder.writeSmallApp(in: "tree/App")
        let made = try tool.shell(
            "cd tree && git init -q && git add -A && "
                + "git -c user.name=t -c user.email=t@example.invalid commit -qm all")
        #expect(made.status == 0)
    }

    /// How many commands each of four processes gives; `MANY_RUNS=1000` for a long run.
    private static let rounds =
        ProcessInfo.processInfo.environment["MANY_RUNS"].flatMap { Int($0) } ?? 8

    /// What each process does: commands in an order of its own, of which it notes the status.
    private static func commands(of process: Int) -> String {
        """
        for round in $(seq \(rounds)); do
            case $(( (\(process) * 5 + round * 7 + round / 3) % 5 )) in
                0|1) "$0" apply --allow-dirty tree ;;
                2|3) "$0" undo tree ;;
                4) "$0" plan tree ;;
            esac >>output.\(process) 2>&1
            echo $? >>statuses
        done
        """
    }

    /// Saves the delegate, which an apply edits, now and then.
    private static let editor = """
        version=0
        while [ ! -e finished ] && [ $version -lt 100000 ]; do
            version=$((version + 1))
            { cat delegate; echo "// version $version"; } >tree/App/AppDelegate.swift~
            mv -f tree/App/AppDelegate.swift~ tree/App/AppDelegate.swift
            echo $version >version
            sleep 0.0$((version % 9))
        done
        """

    /// Runs four processes to their end.
    private func runAll() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for process in 1...4 {
                group.addTask {
                    _ = try await inThread { try tool.shell(Self.commands(of: process)) }
                }
            }
            try await group.waitForAll()
        }
    }

    /// Waits for a command without holding back the other tests' tasks.
    private func inThread<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result(catching: body)) }.start()
        }
    }

    private func statuses() -> Set<String> {
        let text = String(decoding: folder.read("statuses") ?? [], as: UTF8.self)
        return Set(text.split(separator: "\n").map(String.init))
    }

    /// The end of what the processes printed, for a failure.
    private var output: String { (try? tool.shell("tail -n 5 output.*").output) ?? "" }

    @Test func oneAfterTheOtherAndNothingIsLost() async throws {
        let before = try folder.snapshot().filter { $0.key.hasPrefix("tree/App") }
        try await runAll()
        #expect(statuses().isSubset(of: ["0", "1", "2"]), "\(output)")
        for _ in 0..<4 * Self.rounds {
            let undo = try tool.shell("\"$0\" undo tree")
            #expect(undo.status == 0, "\(undo.output)")
            if undo.output.contains("nothing to undo") { break }
        }
        let after = try folder.snapshot().filter { $0.key.hasPrefix("tree/App") }
        #expect(after == before, "\(output)")
        print("many runs: \(4 * Self.rounds) commands of four processes")
    }

    @Test func whatAnEditorSavesMeanwhileIsThere() async throws {
        _ = try tool.shell("cp tree/App/AppDelegate.swift delegate")
        async let saved = inThread { try tool.shell(Self.editor) }
        try await runAll()
        try folder.write([], to: "finished")
        #expect(try await saved.status == 0)
        #expect(statuses().isSubset(of: ["0", "1", "2"]), "\(output)")
        let version = String(decoding: try #require(folder.read("version")), as: UTF8.self)
        let delegate = String(
            decoding: try #require(folder.read("tree/App/AppDelegate.swift")), as: UTF8.self)
        #expect(delegate.hasSuffix("// version \(version)"), "\(output)")
        _ = try tool.shell("for i in 1 2 3 4 5 6 7 8; do \"$0\" undo --forget tree; done")
        let names = try folder.snapshot().keys.filter { $0.contains("/.sceneshift") }
        #expect(names == [])
    }
}
