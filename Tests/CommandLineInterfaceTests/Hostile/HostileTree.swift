import Foundation

/// A small repository that somebody made to mislead, to exhaust or to escape from the tool.
struct HostileTree: Sendable {
    /// What is in it.
    let name: String
    /// Makes it in a folder of that name.
    let make: @Sendable (TemporaryFolder, _ folder: String) throws -> Void

    /// All of them.
    static let all = sources + documents + names + links + journals + leftovers

    /// One with an app that the tool migrates, and some files beside it.
    static func app(_ name: String, with files: [String: String]) -> HostileTree {
        HostileTree(name: name) { folder, tree in
            try folder.writeSmallApp(in: tree + "/App")
            for path in files.keys.sorted() {
                try folder.write(Array((files[path] ?? "").utf8), to: tree + "/" + path)
            }
        }
    }

    /// One with an app and what a shell command makes beside it.
    static func app(_ name: String, shell command: String) -> HostileTree {
        HostileTree(name: name) { folder, tree in
            try folder.writeSmallApp(in: tree + "/App")
            let tool = try BuiltTool(in: folder.path + "/" + tree)
            let made = try tool.shell("set -e; " + command)
            guard made.status == 0 else { throw Failure(description: "\(name): \(made.output)") }
        }
    }

    /// A tree that could not be made.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
