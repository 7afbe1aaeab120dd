import ProjectModel

/// Looks at what a journal says before it is believed: somebody else may have written it.
///
/// A record may name only what an apply can have written: files below its root that no link leads out of, none whose name
/// starts with a dot, temporary files by this tool's own names, and the folders around them.
struct JournalRecordCheck {
    private let record: JournalRecord
    private let number: Int
    private let base: String

    /// A check of a journal's record, whose root is relative to `base`.
    init(_ record: JournalRecord, number: Int, base: String) {
        self.record = record
        self.number = number
        self.base = base
    }

    /// What can't be of an apply; nil where nothing speaks against the record.
    var problem: String? {
        guard record.version == 1 else { return "is of another version of sceneshift" }
        guard record.root.isEmpty || Self.isPlain(record.root, mayBeHidden: true),
            // The root is a folder itself, unlike the files below it.
            isWithoutLinks(record.root + "/file", below: base)
        else { return "names a root that is not below its repository" }
        for (index, file) in record.files.enumerated() {
            let temporary = JournalRecord.temporary(beside: file.path, number, index)
            guard file.index == index, Self.isPlain(file.path), file.temporary == temporary,
                Self.isPlain(file.permissions ?? 0), isWithoutLinks(file.path, below: root),
                file.isMerged != true || file.permissions != nil && !file.isDeleted
            else { return "names a file that no apply writes" }
        }
        let folders = Set(record.files.flatMap { RelativePath.folders(above: $0.path) })
        let named = record.createdFolders + record.emptiedFolders.map(\.path)
        guard named.allSatisfy(folders.contains),
            record.emptiedFolders.allSatisfy({ Self.isPlain($0.permissions) })
        else { return "names a folder that no apply makes" }
        return nil
    }

    private var root: String { record.root.isEmpty ? base : base + "/" + record.root }

    /// Whether a path is relative and has nothing to resolve; a plan reads nothing whose name starts with a dot.
    private static func isPlain(_ path: String, mayBeHidden: Bool = false) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
            guard let first = $0.first, !$0.contains(0) else { return false }
            let isHidden = first == UInt8(ascii: ".")
            if isHidden, mayBeHidden {
                // A Mac's disk may not tell `.Git` from `.git`.
                return ![".", "..", ".git"].contains(
                    String(decoding: $0, as: UTF8.self).lowercased())
            }
            return !isHidden
        }
    }

    /// Whether permission bits give nobody another user's rights.
    private static func isPlain(_ permissions: UInt16) -> Bool { permissions & ~0o777 == 0 }

    /// Whether no existing part of a path, the last one left out, is a symbolic link or no folder.
    private func isWithoutLinks(_ path: String, below folder: String) -> Bool {
        RelativePath.folders(above: path).allSatisfy {
            let kind = FileStatus(folder + "/" + $0, followsLinks: false)?.kind
            return kind == nil || kind == .folder
        }
    }
}
