import CommandLineInterface
import Foundation
import Testing

/// An editor that saves while the tool writes: what it saved last is never lost.
@Suite(.serialized) struct SavedMeanwhileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("A", "version 0", old: "old\n")
    }

    /// How often each is tried; `SAVE_ROUNDS=5000` for a long run.
    private static let rounds =
        ProcessInfo.processInfo.environment["SAVE_ROUNDS"].flatMap { Int($0) } ?? 25

    private static let delegate = "A/AppDelegate.swift"

    @Test(
        "What is saved meanwhile is there afterwards, whole",
        arguments: SavingEditor.Manner.allCases)
    func saving(manner: SavingEditor.Manner) async throws {
        let editor = SavingEditor(of: folder.path + "/" + Self.delegate, manner) {
            "@UIApplicationMain\nclass A {} // version \($0)\n"
        }
        var numbers = SystemRandomNumberGenerator()
        var version = 1
        var applied = 0
        for round in 0..<Self.rounds {
            for command in [["apply", "--allow-no-vcs"], ["undo"]] {
                let count = Int.random(in: 1...2, using: &numbers)
                let pauses = (0..<count).map { _ in UInt32.random(in: 0...9_000, using: &numbers) }
                editor.save(version..<version + count, pauses: pauses)
                let run = try await ToolRun(command, in: folder)
                editor.wait()
                version += count
                #expect(
                    [.success, .pending, .failure].contains(run.status),
                    "round \(round): \(run.errors)")
                try expectLast(version - 1, round, command[0], run.errors)
                if command[0] == "apply", run.status == .success { applied += 1 }
            }
            _ = try await ToolRun("undo", "--forget", in: folder)
            try expectNothingLeft(round)
        }
        print(
            "saved meanwhile, \(manner): \(Self.rounds) rounds, \(applied) applies of which nothing was in the way"
        )
    }

    private func expectLast(
        _ version: Int, _ round: Int, _ command: String, _ errors: String
    ) throws {
        let bytes = try #require(folder.read(Self.delegate), "round \(round), \(command)")
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(
            text.hasSuffix("class A {} // version \(version)\n"),
            "round \(round), \(command): \(errors)")
    }

    /// The files are made anew for the next round, and no others may lie beside them.
    private func expectNothingLeft(_ round: Int) throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let known = [
            "A", "A/AppDelegate.swift", "A/Life", "A/Life/AApp.swift", "A/Old", "A/Old/Old.swift",
        ]
        #expect(names.filter { !known.contains($0) } == [], "round \(round)")
        for name in ["A/Life", "A/Old"] {
            try? FileManager.default.removeItem(atPath: folder.path + "/" + name)
        }
        try folder.writeApp("A", "version 0", old: "old\n")
    }
}
