import Foundation
import Testing

@testable import CommandLineInterface

/// Every command on repositories that were made to mislead, to exhaust or to escape from it.
@Suite(.serialized) struct HostileTreeTests {
    private let folder: TemporaryFolder
    private let tool: BuiltTool
    private let trees: [(tree: HostileTree, path: String)]

    /// Seconds of a processor for all trees together, in a debug build.
    private static let mostSeconds = 120
    /// KiB of memory for all trees together.
    private static let mostMemory = 3 << 20

    init() throws {
        folder = try TemporaryFolder()
        trees = HostileTree.all.enumerated().map { ($1, "root/\($0)") }
        try folder.write([], to: "root/.keep")
        tool = try BuiltTool(in: folder.path)
        for (tree, path) in trees {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/" + path, withIntermediateDirectories: true)
            try tree.make(folder, path)
        }
    }

    /// Runs a command on all trees at once, and gives what it printed; where it doesn't end well, the trees are named
    /// with which it doesn't by themselves.
    private func run(_ command: String, _ shim: DiskCallShim?, on paths: [String]) throws -> String
    {
        let prefix = shim?.prefix(nil, at: 0) ?? ""
        func run(on paths: [String], seconds: Int) throws -> (status: Int32, output: String) {
            try tool.shell(
                "ulimit -t \(seconds); ulimit -v \(Self.mostMemory); \(prefix)\"$0\" \(command) "
                    + paths.joined(separator: " "))
        }
        let all = try run(on: paths, seconds: Self.mostSeconds)
        guard !(0...2).contains(all.status) else { return all.output }
        Issue.record("\(command): status \(all.status)\n\(all.output.suffix(2000))")
        for (tree, path) in trees where paths.contains(path) {
            let alone = try run(on: [path], seconds: 5)
            #expect((0...2).contains(alone.status), "\(tree.name): \(alone.output.suffix(500))")
        }
        return all.output
    }

    /// An ordinary run leaves out what makes the same plans for another report.
    private static let commands =
        ["plan"] + (asksForAll ? ["scan", "plan --verbose --format json"] : [])
        + [
            "explain root-unresolved", "apply --allow-dirty --allow-no-vcs", "undo",
            "undo --forget",
        ]
    private static let asksForAll = ProcessInfo.processInfo.environment["MORE_CASES"] != nil

    @Test func everyCommandEndsAndStaysInside() throws {
        #expect(trees.count >= 80)
        let shim = try DiskCallShim.make()
        let outside = try outside()
        let inside = try inside()
        for command in Self.commands {
            let paths = command.hasPrefix("explain") ? [] : trees.map(\.path)
            let output = try run(command, shim, on: paths)
            #expect(!output.contains("\u{1B}"))
            #expect(try self.outside() == outside, "\(command)")
            try expectChanges(by: command, since: inside)
            for (call, path) in shim?.takeLog() ?? [] where !mayChange(path, call, command) {
                Issue.record("\(command): \(call) \(path)")
            }
        }
        print("hostile trees: \(trees.count), each planned, scanned, applied and undone")
    }

    private func expectChanges(by command: String, since before: [String: String]) throws {
        let now = try inside()
        let changed = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }.sorted()
        switch command {
        case "undo --forget":
            // It gives journals up that came with a tree, too.
            #expect(changed.filter { !$0.contains(".sceneshift/") } == [])
        case _ where command.hasPrefix("apply"):
            #expect(changed.count > trees.count, "most apps are migrated, in two files or more")
        default:
            #expect(changed == [], "\(command)")
        }
    }

    /// Reading changes nothing; an apply and its undo change the trees, and each tree's store.
    private func mayChange(_ path: String, _ call: String, _ command: String) -> Bool {
        if call == "start" { return path.hasSuffix("/git") && path.hasPrefix("/") }
        if path == "/dev/null" { return true }
        guard command.hasPrefix("apply") || command.hasPrefix("undo") else { return false }
        return path.hasPrefix(folder.path + "/root/") && !path.contains("/outside")
    }

    /// What lies beside the trees: names, modes and bytes.
    private func outside() throws -> [String: [UInt8]] {
        let folder = folder.path + "/root"
        var files: [String: [UInt8]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder)
        where name.hasPrefix("outside") || name == "ran" {
            files[name] = self.folder.read("root/" + name) ?? []
            for below in (try? FileManager.default.subpathsOfDirectory(atPath: folder + "/" + name))
                ?? []
            {
                files[name + "/" + below] = self.folder.read("root/\(name)/\(below)") ?? []
            }
        }
        return files
    }

    /// What lies in the trees: kinds, modes, owners, and bytes of what is not large; but for what the tool keeps itself.
    private func inside() throws -> [String: String] {
        var files: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/root") {
            let parts = name.split(separator: "/")
            if parts.count == 2, parts[1] == ".sceneshift" { continue }
            let isKept = parts.count == 3 && parts[1] == ".sceneshift"
            if isKept, ["lock", ".gitignore"].contains(parts[2]) { continue }
            guard
                let status = FileStatus(folder.path + "/root/" + name, followsLinks: false)
            else { continue }
            var text = "\(status.kind) \(status.permissions) \(status.owner)"
            if status.kind == .file {
                text += " \(status.fingerprint.size)"
                if status.fingerprint.size < 1 << 20 {
                    text += " " + String(decoding: folder.read("root/" + name) ?? [], as: UTF8.self)
                }
            }
            files[name] = text
        }
        return files
    }
}
