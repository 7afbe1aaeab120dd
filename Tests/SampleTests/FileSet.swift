import Foundation
import LifecycleMigration
import ProjectModel
import SourceEditing

/// Files in memory, by their path relative to a root.
struct FileSet: Sendable, Equatable {
    /// The bytes of each file.
    var files: [String: [UInt8]]

    /// A set from its parts.
    init(_ files: [String: [UInt8]] = [:]) {
        self.files = files
    }

    /// Every file below a folder, but Git's.
    init(below folder: URL) throws {
        files = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            if path.hasPrefix(".git/") || path.hasSuffix(".DS_Store") { continue }
            var isFolder: ObjCBool = false
            let full = folder.appendingPathComponent(path).path
            let exists = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
            guard exists, !isFolder.boolValue else { continue }
            files[path] = Array(try Data(contentsOf: URL(fileURLWithPath: full)))
        }
    }

    /// Every file of a tree.
    init(_ tree: FileTree) throws {
        files = [:]
        for path in tree.paths { files[path] = try tree.read(path).bytes }
    }

    /// The paths in their order.
    var paths: [String] { files.keys.sorted() }

    /// The Swift sources in their order.
    var sources: [String] { paths.filter { $0.hasSuffix(".swift") } }

    /// The text of a file; empty where there is none.
    func text(_ path: String) -> String {
        String(decoding: files[path] ?? [], as: UTF8.self)
    }

    /// The set as what a planner reads.
    func tree(named name: String) -> FileTree {
        let source = FilesInMemory(files.mapValues { SourceText(bytes: $0) })
        return FileTree(paths: paths, source: source, name: name)
    }

    /// Writes every file below a folder.
    func write(to folder: URL) throws {
        for path in paths {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(files[path] ?? []).write(to: file)
        }
    }

    /// What tells this set from the expected one, for people; empty where they are the same.
    func differences(from expected: FileSet) -> [String] {
        Set(paths).union(expected.paths).sorted().compactMap { path in
            switch (expected.files[path], files[path]) {
            case (nil, nil): return nil
            case (nil, _?): return "\(path): is not expected\n" + text(path)
            case (_?, nil): return "\(path): is expected, and is not there"
            case (let expected?, let found?):
                guard expected != found else { return nil }
                return "\(path): differs\n" + LineDifference.describe(expected, found)
            }
        }
    }
}
