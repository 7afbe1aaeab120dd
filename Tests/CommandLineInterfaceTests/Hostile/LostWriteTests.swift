import Foundation
import Testing

/// Files that change under an apply, at moments that a library in between chooses: each layer that keeps a write from being
/// lost, by itself.
struct LostWriteTests {
    private let folder: TemporaryFolder
    private let tool: BuiltTool

    init() throws {
        folder = try TemporaryFolder()
        tool = try BuiltTool(in: folder.path)
        try folder.writeSmallApp(in: "tree/App")
        let plist =
            "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>A</string></dict></plist>\n"
        try folder.write(Array(plist.utf8), to: Self.last)
    }

    private static let first = "tree/App/AppDelegate.swift"
    private static let last = "tree/App/Info.plist"

    /// Applies while somebody meddles with two files that the plan edits.
    private func apply(
        _ meddling: DiskCallShim.Meddling, _ shim: DiskCallShim, _ options: String = ""
    ) throws -> (status: Int32, output: String) {
        let prefix = try shim.prefix(
            meddling, file: folder.path + "/" + Self.first, other: folder.path + "/" + Self.last)
        return try tool.shell(prefix + "\"$0\" apply --quiet --allow-no-vcs \(options) tree")
    }

    private func number(of name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
        return try #require((attributes[.systemFileNumber] as? NSNumber)?.intValue)
    }

    private func text(_ name: String) throws -> String {
        String(decoding: try #require(folder.read(name)), as: UTF8.self)
    }

    /// What the plan must be for these tests to say anything.
    private func expectPlan() throws {
        let plan = try tool.shell("\"$0\" plan --diff tree")
        for name in ["AppDelegate.swift", "Info.plist"] {
            #expect(plan.output.contains("+++ b/App/\(name)"), "\(plan.output)")
        }
    }

    @Test(
        "What a program writes to a file that it had open is there, and the apply is taken back",
        arguments: [DiskCallShim.Meddling.writeWhereOpen, .writeWhereOpenLater])
    func writtenWhereOpen(moment: DiskCallShim.Meddling) throws {
        guard let shim = try DiskCallShim.make() else { return }
        try expectPlan()
        let before = try folder.snapshot()
        let run = try apply(moment, shim)
        #expect(run.status == 2, "\(run.output)")
        #expect(run.output.contains("App/AppDelegate.swift: was changed after it was planned"))
        var expected = before
        expected[Self.first]?.append(contentsOf: Array("mine\n".utf8))
        #expect(try folder.snapshot() == expected)
    }

    @Test("Nothing is put in place where a file was saved after the plan was checked")
    func savedBeforeTheFirstExchange() throws {
        guard let shim = try DiskCallShim.make() else { return }
        try expectPlan()
        let before = try folder.snapshot()
        let first = try number(of: Self.first)
        _ = shim.takeLog()
        let run = try apply(.saveOtherBeforeExchange, shim)
        #expect(run.status == 2, "\(run.output)")
        #expect(run.output.contains("App/Info.plist: was changed after it was planned"))
        #expect(try text(Self.last) == "mine\n")
        #expect(try number(of: Self.first) == first)
        #expect(!shim.takeLog().contains { $0.call == "exchange" })
        #expect(
            try folder.snapshot().filter { $0.key != Self.last }
                == before.filter { $0.key != Self.last })
    }

    @Test("A rollback leaves a file that was saved meanwhile, says so, and keeps its journal")
    func rollbackMeetsASavedFile() throws {
        guard let shim = try DiskCallShim.make() else { return }
        try expectPlan()
        let before = try folder.snapshot()
        let run = try apply(.saveBothOnceExchanged, shim)
        #expect(run.status == 2, "\(run.output)")
        #expect(
            run.output.contains(
                "App/AppDelegate.swift: was changed meanwhile, and is left as it is"))
        #expect(run.output.contains("undo --forget"))
        for name in [Self.first, Self.last] { #expect(try text(name) == "mine\n") }
        let mine = [Self.first, Self.last]
        let journal = "tree/.sceneshift"
        #expect(FileManager.default.fileExists(atPath: folder.path + "/" + journal))
        #expect(
            try folder.snapshot().filter { !mine.contains($0.key) && !$0.key.hasPrefix(journal) }
                == before.filter { !mine.contains($0.key) })
        #expect(try tool.shell("\"$0\" undo --forget tree").status == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + journal))
        for name in [Self.first, Self.last] { #expect(try text(name) == "mine\n") }
    }

    @Test("A command that verifies and can't be started is no success")
    func verificationThatDoesNotStart() throws {
        guard let shim = try DiskCallShim.make() else { return }
        let before = try folder.snapshot()
        let run = try apply(.startNoShell, shim, "--verify-with true")
        #expect(run.status == 2, "\(run.output)")
        #expect(run.output.contains("could not be started, so that everything was put back"))
        #expect(try folder.snapshot() == before)
    }
}
