import CommandLineInterface
import Foundation
import Testing

/// Runs that end, or fail, at each call that changes the disk: after the next command everything is as before or as after.
@Suite(.serialized) struct DiskFaultTests {
    private let folder: TemporaryFolder
    private let tool: BuiltTool
    private let before: [String: [UInt8]]
    private let after: [String: [UInt8]]

    init() throws {
        folder = try TemporaryFolder()
        tool = try BuiltTool(in: folder.path)
        try folder.writeSmallApp(in: "tree/App")
        try folder.git("init", "-q", "tree")
        try folder.git("-C", "tree", "add", "-A")
        try folder.git(
            "-C", "tree", "-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit",
            "-qm",
            "all")
        _ = try tool.shell("cp -a tree start")
        before = try Self.files(of: folder)
        #expect(try tool.shell("\"$0\" apply tree").status == 0)
        after = try Self.files(of: folder)
        _ = try tool.shell("cp -a tree done")
    }

    /// The files of the tree, with temporary files, but without Git's.
    private static func files(of folder: TemporaryFolder) throws -> [String: [UInt8]] {
        try folder.snapshot().filter { name, _ in
            name.hasPrefix("tree/") && !name.hasPrefix("tree/.git")
        }
    }

    private func isStored() -> Bool {
        FileManager.default.fileExists(atPath: folder.path + "/tree/.git/sceneshift")
    }

    /// Whether every fault is met at every call; otherwise each is met at every fifth, turn and turn about.
    private static let meetsAll = ProcessInfo.processInfo.environment["MORE_CASES"] != nil

    private static let turns = meetsAll ? "at each" : "at every fifth"

    /// Lets a command meet a fault at each of its calls, and gives how many there were.
    private func meet(
        _ fault: DiskCallShim.Fault, in command: String, from start: String,
        _ shim: DiskCallShim, check: (Int) throws -> Void
    ) throws -> Int {
        _ = try tool.shell("rm -rf tree && cp -a '\(start)' tree")
        _ = try tool.shell("\(shim.prefix(nil, at: 0)) \"$0\" \(command) tree")
        let count = shim.count
        let turn = DiskCallShim.Fault.allCases.firstIndex(of: fault) ?? 0
        for call in 1...max(count, 1) where Self.meetsAll || call % 5 == turn % 5 {
            _ = try tool.shell("rm -rf tree && cp -a '\(start)' tree")
            _ = try tool.shell("\(shim.prefix(fault, at: call)) \"$0\" \(command) tree")
            try check(call)
        }
        return count
    }

    @Test(
        "An apply that meets a fault is taken back or finished",
        arguments: [DiskCallShim.Fault.kill, .fail, .interrupt])
    func apply(fault: DiskCallShim.Fault) throws {
        guard let shim = try DiskCallShim.make() else { return }
        let count = try meet(fault, in: "apply", from: "start", shim) { call in
            if fault != .kill {
                let now = try Self.files(of: folder)
                #expect(now == before || now == after, "call \(call)")
            }
            let undo = try tool.shell("\"$0\" undo tree")
            #expect(undo.status == 0, "call \(call): \(undo.output)")
            #expect(try Self.files(of: folder) == before, "call \(call): \(undo.output)")
        }
        #expect(count > 20)
        print(
            "\(count) calls of apply, \(fault.rawValue) \(Self.turns)"
        )
    }

    @Test("An apply after one that was killed starts anew")
    func applyAgain() throws {
        guard let shim = try DiskCallShim.make() else { return }
        let count = try meet(.kill, in: "apply", from: "start", shim) { call in
            let again = try tool.shell("\"$0\" apply tree")
            #expect(again.status == 0, "call \(call): \(again.output)")
            #expect(try Self.files(of: folder) == after)
            #expect(try tool.shell("\"$0\" undo tree").status == 0)
            #expect(try Self.files(of: folder) == before)
            #expect(!isStored())
        }
        #expect(count > 20)
    }

    @Test(
        "An undo that meets a fault is finished by the next",
        arguments: [DiskCallShim.Fault.kill, .fail, .interrupt]
    )
    func undo(fault: DiskCallShim.Fault) throws {
        guard let shim = try DiskCallShim.make() else { return }
        let count = try meet(fault, in: "undo", from: "done", shim) { call in
            let plan = try tool.shell("\"$0\" plan tree")
            let isMixed = try Self.files(of: folder) != before && Self.files(of: folder) != after
            #expect(
                !isMixed || plan.output.contains("was interrupted"), "call \(call): \(plan.output)")
            let undo = try tool.shell("\"$0\" undo tree")
            #expect(undo.status == 0, "call \(call): \(undo.output)")
            #expect(try Self.files(of: folder) == before, "call \(call): \(undo.output)")
        }
        #expect(count > 10)
        print(
            "\(count) calls of undo, \(fault.rawValue) \(Self.turns)"
        )
    }

    @Test(
        "What an editor saves at any call is there after an apply and an undo",
        arguments: [DiskCallShim.Fault.saveInPlace, .saveByRenaming], ["apply", "undo"])
    func save(fault: DiskCallShim.Fault, command: String) throws {
        guard let shim = try DiskCallShim.make() else { return }
        let delegate = "tree/App/AppDelegate.swift"
        let start = command == "apply" ? "start" : "done"
        let saved = try #require(folder.read(start + delegate.dropFirst(4)))
        try shim.write(
            saved: saved + Array("// saved\n".utf8), for: folder.path + "/" + delegate)
        let count = try meet(fault, in: command, from: start, shim) { call in
            for next in ["", "undo", "undo --forget"] {
                let run = try next.isEmpty ? nil : tool.shell("\"$0\" \(next) tree")
                let text = String(decoding: folder.read(delegate) ?? [], as: UTF8.self)
                #expect(text.hasSuffix("// saved\n"), "call \(call), \(next): \(run?.output ?? "")")
            }
            let names = try Self.files(of: folder).keys.filter { $0.contains("/.") }
            #expect(names == [], "call \(call)")
        }
        print(
            "\(count) calls of \(command), \(fault.rawValue) \(Self.turns)"
        )
    }

    @Test("A recovery that is killed is finished by the next")
    func recovery() throws {
        guard let shim = try DiskCallShim.make() else { return }
        _ = try tool.shell("rm -rf tree && cp -a start tree")
        _ = try tool.shell("\(shim.prefix(nil, at: 0)) \"$0\" apply tree")
        // In the middle of putting files in place, which are the last calls but a few.
        for call in [shim.count - 9, shim.count - 5] {
            _ = try tool.shell("rm -rf tree && cp -a start tree")
            _ = try tool.shell("\(shim.prefix(.kill, at: call)) \"$0\" apply tree")
            _ = try tool.shell("rm -rf half && cp -a tree half")
            _ = try meet(.kill, in: "undo", from: "half", shim) { step in
                let undo = try tool.shell("\"$0\" undo tree")
                #expect(undo.status == 0, "calls \(call), \(step): \(undo.output)")
                #expect(
                    try Self.files(of: folder) == before, "calls \(call), \(step): \(undo.output)")
            }
        }
    }
}
