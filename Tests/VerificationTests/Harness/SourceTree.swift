import Foundation

/// The files of a sample in memory, by their path relative to its root.
struct SourceTree: Sendable {
    /// The files.
    private(set) var files: [String: Data]

    /// An empty tree.
    init() { files = [:] }

    /// Reads every file below a folder.
    init(folder: URL) throws {
        files = [:]
        for path in FileManager.default.regularFiles(below: folder)
        where !path.hasSuffix(".DS_Store") {
            files[path] = try Data(contentsOf: folder.appendingPathComponent(path))
        }
    }

    /// Reads the Swift sources below a folder.
    init(swiftFilesBelow folder: URL) throws {
        files = [:]
        for path in FileManager.default.regularFiles(below: folder) where path.hasSuffix(".swift") {
            files[path] = try Data(contentsOf: folder.appendingPathComponent(path))
        }
    }

    /// The paths in their order.
    var paths: [String] { files.keys.sorted() }

    /// The text of a file, or nil where there is none or it is not text.
    func text(_ path: String) -> String? {
        files[path].flatMap { String(data: $0, encoding: .utf8) }
    }

    /// Whether there is a file of that path, or a folder with files.
    func contains(_ path: String) -> Bool {
        files[path] != nil || files.keys.contains { $0.hasPrefix(path + "/") }
    }

    /// Replaces or adds a file; nil takes it away.
    mutating func set(_ path: String, to text: String?) {
        files[path] = text.map { Data($0.utf8) }
    }

    /// This tree with the changes of a migration: new and changed files, and the list of deleted ones.
    func migrated(by changes: SourceTree) -> SourceTree {
        var result = self
        result.files.merge(changes.files) { $1 }
        result.files["DELETED.txt"] = nil
        for path in (changes.text("DELETED.txt") ?? "").split(whereSeparator: \.isNewline) {
            result.files[String(path).trimmingSpaces] = nil
        }
        return result
    }

    /// The files that another tree does not have.
    func without(_ other: SourceTree) -> SourceTree {
        var result = self
        result.files = files.filter { other.files[$0.key] == nil }
        return result
    }

    /// Writes the files below a folder.
    func write(to folder: URL) throws {
        for (path, data) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }
}
