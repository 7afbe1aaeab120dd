import Foundation

/// What a migration does to the files of a sample: the content of its folder `after`.
struct SampleChanges: Sendable, Equatable {
    /// The files that are new or changed.
    var written = FileSet()
    /// The files that are gone, sorted.
    var deleted: [String] = []

    private static let listName = "DELETED.txt"

    /// What was done to a set of files.
    init(from before: FileSet, to after: FileSet) {
        written = FileSet(after.files.filter { before.files[$0.key] != $0.value })
        deleted = before.paths.filter { after.files[$0] == nil }
    }

    /// What is recorded; nothing where there is no folder.
    init(recordedAt folder: URL) throws {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        written = try FileSet(below: folder)
        guard written.files[Self.listName] != nil else { return }
        deleted = written.text(Self.listName).split(separator: "\n").map(String.init)
        written.files[Self.listName] = nil
    }

    /// The changes as the files of the folder.
    var recording: FileSet {
        var files = written
        if !deleted.isEmpty {
            files.files[Self.listName] = Array((deleted.joined(separator: "\n") + "\n").utf8)
        }
        return files
    }
}
