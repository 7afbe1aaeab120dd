import SourceEditing

/// Where a tree's files come from: a disk, or memory in tests and in the plan's own verification.
public protocol FileSource: Sendable {
    /// Reads one file; the path is relative to the root, with `/`.
    ///
    /// - Throws: `FileError` where the file is gone or can't be read.
    func read(_ path: String) throws(FileError) -> SourceText
}

/// A file that could not be read.
public struct FileError: Error, Sendable, Hashable {
    /// The path, as the reader was given it.
    public let path: String
    /// The reason in the system's words.
    public let reason: String

    /// Names the file and the reason.
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}

/// The files below one root as they were found: a sorted list of paths, read on demand.
public struct FileTree: Sendable {
    /// Every file below the root that was not ignored, sorted by its bytes; relative, with `/`.
    public private(set) var paths: [String]
    /// The root folder's own name; empty where it is not known.
    public let name: String
    private var known: Set<String>
    private var index: FileTreeIndex
    private let source: any FileSource

    /// A tree over a list of files and what reads them, of a folder with a name.
    public init(paths: [String], source: any FileSource, name: String = "") {
        self.name = name
        self.paths = paths.sorted { $0.precedesByBytes($1) }
        self.known = Set(paths)
        self.index = FileTreeIndex(sortedPaths: self.paths)
        self.source = source
    }

    /// Whether there is such a file.
    public func contains(_ path: String) -> Bool { known.contains(path) }

    /// The file or folder as the disk spells it: the path itself where it exists, else one that differs only
    /// in case or in the Unicode form of its letters; nil where there is none.
    public func path(matching path: String) -> String? {
        index.spelling(of: path)
    }

    /// The files below a folder, sorted; of the root, all files.
    public func paths(below folder: String) -> ArraySlice<String> {
        guard !folder.isEmpty else { return paths[...] }
        let start = firstIndex { $0.precedesByBytes(folder + "/") }
        // "0" is the character behind "/".
        let end = firstIndex { $0.precedesByBytes(folder + "0") }
        return paths[start..<end]
    }

    /// The first index whose path is not in front, by halving.
    private func firstIndex(where isInFront: (String) -> Bool) -> Int {
        var low = 0
        var high = paths.count
        while low < high {
            let middle = (low + high) / 2
            if isInFront(paths[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The bytes of a file.
    ///
    /// - Throws: `FileError` where it can't be read.
    public func read(_ path: String) throws(FileError) -> SourceText {
        try source.read(path)
    }

    /// The tree with files that were read already, which are not read again.
    public func reading(_ texts: [String: SourceText]) -> FileTree {
        FileTree(self, source: ReadFiles(base: source, texts: texts))
    }

    /// The tree as it would be after a plan, without touching the disk.
    public func applying(_ edit: WorkspaceEdit) -> FileTree {
        var result = FileTree(self, source: EditedFiles(base: source, edit: edit))
        let deleted = Set(edit.paths.filter { edit.changes[$0] == .delete })
        if !deleted.isEmpty { result.remove(deleted) }
        for path in edit.paths {
            if case .create = edit.changes[path] { result.insert(path) }
        }
        return result
    }

    private init(_ tree: FileTree, source: any FileSource) {
        paths = tree.paths
        name = tree.name
        known = tree.known
        index = tree.index
        self.source = source
    }

    private mutating func insert(_ path: String) {
        guard known.insert(path).inserted else { return }
        paths.insert(path, at: firstIndex { $0.precedesByBytes(path) })
        index.insert(path)
    }

    private mutating func remove(_ deleted: Set<String>) {
        paths.removeAll(where: deleted.contains)
        known.subtract(deleted)
        for path in deleted where !forget(path) {
            index = FileTreeIndex(sortedPaths: paths)
            return
        }
    }

    /// Takes a file that is gone out of the index, and the folders in which nothing is left; false where that tells too
    /// little, since the index knows only one of several spellings.
    private mutating func forget(_ path: String) -> Bool {
        guard index.remove(path) else { return false }
        var folder = RelativePath.folder(of: path)
        while !folder.isEmpty, paths(below: folder).isEmpty {
            guard index.remove(folder) else { return false }
            folder = RelativePath.folder(of: folder)
        }
        return true
    }
}

/// A source of which a part was read already.
private struct ReadFiles: FileSource {
    let base: any FileSource
    let texts: [String: SourceText]

    func read(_ path: String) throws(FileError) -> SourceText {
        if let text = texts[path] { return text }
        return try base.read(path)
    }
}

/// A source with a plan laid over it.
private struct EditedFiles: FileSource {
    let base: any FileSource
    let edit: WorkspaceEdit

    func read(_ path: String) throws(FileError) -> SourceText {
        switch edit.changes[path] {
        case nil: return try base.read(path)
        case .edit(let edits): return try base.read(path).applying(edits)
        case .create(let text): return text
        case .delete: throw FileError(path: path, reason: "the plan deletes it")
        }
    }
}

/// Files held in memory.
public struct FilesInMemory: FileSource {
    private let files: [String: SourceText]

    /// Holds the given files by path.
    public init(_ files: [String: SourceText]) {
        self.files = files
    }

    /// Reads one of the files.
    public func read(_ path: String) throws(FileError) -> SourceText {
        guard let text = files[path] else { throw FileError(path: path, reason: "no such file") }
        return text
    }
}
