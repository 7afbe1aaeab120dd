import Foundation
import Testing

/// A folder that somebody swaps for a link in the middle of an apply or an undo: nothing is written through it.
///
/// It is swapped in the instant before each call that opens, looks at or changes anything, in turns; `MORE_CASES` takes each.
@Suite(.serialized) struct SwappedFolderTests {
    private let folder: TemporaryFolder
    private let tool: BuiltTool

    init() throws {
        folder = try TemporaryFolder()
        tool = try BuiltTool(in: folder.path)
        try folder.writeSmallApp(in: "tree/App")
        try folder.git("init", "-q", "tree")
        try folder.git("-C", "tree", "add", "-A")
        try folder.git(
            "-C", "tree", "-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit",
            "-qm", "all")
    }

    private static let meetsAll = ProcessInfo.processInfo.environment["MORE_CASES"] != nil
    private static let step = meetsAll ? 1 : 13

    @Test(
        "Nothing is written through a folder that is swapped for a link",
        arguments: ["App", ".git/sceneshift", "."], ["apply", "undo"])
    func swap(name: String, command: String) throws {
        guard let shim = try DiskCallShim.make() else { return }
        // With a journal in the store, so that this can be swapped from the first call on.
        #expect(try tool.shell("\"$0\" apply tree && cp -a tree done").status == 0)
        #expect(try tool.shell("\"$0\" undo tree && cp -a tree start").status == 0)
        let start = command == "apply" ? "start" : "done"
        // What the link leads to looks as what was swapped does, so that nothing else stops who goes through it.
        _ = try tool.shell("cp -a '\(start)/\(name)/.' victim || mkdir victim")
        let before = try bytes(of: "victim")
        _ = try tool.shell("cp -a victim victim.kept")
        try shim.write(
            swapped: folder.path + "/tree" + (name == "." ? "" : "/" + name),
            for: folder.path + "/victim")
        _ = try tool.shell("rm -rf tree && cp -a '\(start)' tree")
        let run = "\"$0\" \(command) tree"
        _ = try tool.shell(shim.prefix(nil, at: 0, countingAll: true) + run)
        let count = shim.count
        #expect(count > 40)
        let turn = name.utf8.count + command.utf8.count
        // Until the top is open, what a link leads to is what the caller has named.
        var mayBeNamed = name == "."
        for call in 1...max(count, 1) where call % Self.step == turn % Self.step {
            _ = try tool.shell("rm -rf tree tree.aside && cp -a '\(start)' tree")
            _ = try tool.shell(shim.prefix(.swap, at: call, countingAll: true) + run)
            let now = try bytes(of: "victim")
            if mayBeNamed, now != before {
                #expect(call < 10, "the top is opened before anything else")
                _ = try tool.shell("rm -rf victim && cp -a victim.kept victim")
                continue
            }
            mayBeNamed = false
            #expect(now == before, "call \(call)")
            if now != before { break }
        }
        print("\(count) calls of \(command), \(name) swapped")
    }

    /// Every file below a folder, Git's too, with its bytes; and every name.
    private func bytes(of name: String) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/" + name) {
            files[path] = folder.read(name + "/" + path) ?? []
        }
        return files
    }
}
