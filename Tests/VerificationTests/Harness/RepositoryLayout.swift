import Foundation

/// Where the harness finds its inputs and keeps what it builds.
struct RepositoryLayout: Sendable {
    /// The root of this repository.
    let root: URL

    /// The repository that this source file belongs to.
    static let current = RepositoryLayout(
        root: URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent())

    /// The sources of the stub frameworks.
    var stubSDK: URL { root.appendingPathComponent("Tests/StubSDK") }
    /// The samples that prove the harness itself.
    var selfTests: URL { stubSDK.appendingPathComponent("selftest") }
    /// The samples that specify the tool.
    var samples: URL { root.appendingPathComponent("Samples") }
    /// Derived files; nothing in it is worth keeping.
    var cache: URL { root.appendingPathComponent(".build/stub-sdk") }
}

extension FileManager {
    /// Every regular file below a folder, relative to it and sorted.
    func regularFiles(below folder: URL) -> [String] {
        guard let walk = enumerator(atPath: folder.path) else { return [] }
        var files: [String] = []
        for case let path as String in walk {
            var isFolder: ObjCBool = false
            let full = folder.appendingPathComponent(path).path
            if fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue {
                files.append(path)
            }
        }
        return files.sorted()
    }

    /// Copies what lies in a folder into another, existing one.
    func copyContents(of folder: URL, to target: URL) throws {
        for name in try contentsOfDirectory(atPath: folder.path) where name != "complete" {
            try copyItem(
                at: folder.appendingPathComponent(name), to: target.appendingPathComponent(name))
        }
    }

    /// Writes a text, and the folders above it.
    func write(_ text: String, to file: URL) throws {
        try createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
