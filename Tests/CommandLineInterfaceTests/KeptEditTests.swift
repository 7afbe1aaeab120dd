import CommandLineInterface
import Foundation
import Testing

/// An undo after files of the apply were edited.
struct KeptEditTests {
    private let folder: TemporaryFolder
    private static let delegate = "@UIApplicationMain\nclass A {\n}\n"

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("B")
        try folder.write(Array(Self.delegate.utf8), to: "A/AppDelegate.swift")
        try folder.write(Array("let b = 1\n".utf8), to: "A/Old/Old.swift")
        try folder.commitAll()
    }

    private func write(_ text: String, to path: String) throws {
        try folder.write(Array(text.utf8), to: path)
    }

    private func text(_ path: String) -> String? {
        folder.read(path).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("undo names every edited file and the option that keeps the edits; the option keeps them")
    func kept() async throws {
        _ = try await ToolRun("apply", in: folder)
        try write("class A {\n}\n// mine\n", to: "A/AppDelegate.swift")
        let delegate = try #require(text("B/AppDelegate.swift"))
        try write(delegate + "\n// mine\n", to: "B/AppDelegate.swift")
        let edited = try folder.snapshot()
        let refused = try await ToolRun("undo", in: folder)
        #expect(refused.status == .failure)
        #expect(
            refused.errors.contains(
                "A/AppDelegate.swift: was changed after the apply, as was B/AppDelegate.swift"))
        #expect(refused.errors.contains("undo --keep-edited' takes back what the apply wrote"))
        #expect(try folder.snapshot() == edited)
        let undo = try await ToolRun("undo", "--keep-edited", in: folder)
        #expect(undo.status == .success, "\(undo.errors)")
        #expect(
            undo.output.contains("with your changes: A/AppDelegate.swift and B/AppDelegate.swift"))
        #expect(text("A/AppDelegate.swift") == Self.delegate + "// mine\n")
        #expect(text("B/AppDelegate.swift")?.hasPrefix("@UIApplicationMain\n") == true)
        #expect(text("A/Old/Old.swift") == "let b = 1\n")
        #expect(text("A/Life/AApp.swift") == nil)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.git/sceneshift"))
    }

    @Test("Edits where the apply changed lines are named, and nothing is touched")
    func conflict() async throws {
        _ = try await ToolRun("apply", in: folder)
        try write("// mine\nclass A {\n}\n", to: "A/AppDelegate.swift")
        let edited = try folder.snapshot()
        for arguments in [["undo"], ["undo", "--keep-edited"]] {
            let undo = try await ToolRun(arguments, in: folder)
            #expect(undo.status == .failure)
            #expect(
                undo.errors.contains(
                    "A/AppDelegate.swift:1: your change here stands where the apply changed lines"),
                "\(undo.errors)")
            #expect(try folder.snapshot() == edited)
        }
    }

    @Test("A new file that was edited has to be moved away, and a deleted one that is there again")
    func created() async throws {
        _ = try await ToolRun("apply", in: folder)
        try write("@main struct A {}\n// mine\n", to: "A/Life/AApp.swift")
        try write("class Old {}\n", to: "A/Old/Old.swift")
        try write("class A {\n}\n// mine\n", to: "A/AppDelegate.swift")
        let refused = try await ToolRun("undo", "--keep-edited", in: folder)
        #expect(refused.status == .failure)
        #expect(refused.errors.contains("A/Life/AApp.swift: is new with the apply"))
        #expect(refused.errors.contains("A/Old/Old.swift: was taken away by the apply"))
        try FileManager.default.removeItem(atPath: folder.path + "/A/Life/AApp.swift")
        try FileManager.default.removeItem(atPath: folder.path + "/A/Old/Old.swift")
        #expect(try await ToolRun("undo", "--keep-edited", in: folder).status == .success)
        #expect(text("A/AppDelegate.swift") == Self.delegate + "// mine\n")
        #expect(text("A/Old/Old.swift") == "let b = 1\n")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.git/sceneshift"))
    }

    @Test("An undo that keeps edits and is interrupted is finished by the next command")
    func interrupted() async throws {
        _ = try await ToolRun("apply", in: folder)
        try write("class A {\n}\n// mine\n", to: "A/AppDelegate.swift")
        _ = try await ToolRun("undo", "--keep-edited", in: folder)
        // As if the process had ended once the journal said what is to be written.
        _ = try await ToolRun("apply", "--allow-dirty", in: folder)
        let edited = "class A {\n}\n// mine\n// more\n"
        try write(edited, to: "A/AppDelegate.swift")
        let number = try #require(
            FileManager.default.contentsOfDirectory(atPath: folder.path + "/.git/sceneshift")
                .first { Int($0) != nil })
        let journal = ".git/sceneshift/\(number)/"
        try write(edited, to: journal + "0.edited")
        try write("@UIApplicationMain\n" + edited, to: journal + "0.merged")
        let record = try #require(text(journal + "record"))
        try write(
            record.replacing("\"applied\"", with: "\"undoing\"").replacing(
                "\"index\" : 0,", with: "\"index\" : 0, \"isMerged\" : true,"),
            to: journal + "record")
        let undo = try await ToolRun("undo", in: folder)
        #expect(undo.status == .success, "\(undo.errors)")
        #expect(text("A/AppDelegate.swift") == "@UIApplicationMain\n" + edited)
        #expect(text("A/Life/AApp.swift") == nil)
    }

    @Test func keepingAndForgettingAtOnceIsWrongUsage() async throws {
        let run = try await ToolRun("undo", "--keep-edited", "--forget", in: folder)
        #expect(run.status == .usage)
    }
}
