import SourceEditing

/// Where a tree's files come from: a disk, or memory in tests and in the plan's own verification.
public protocol FileSource: Sendable {
    /// Reads one file; the path is relative to the top of the tree, with `/`.
    ///
    /// - Throws: `FileError` where the file is gone or can't be read.
    func read(_ path: String) throws(FileError) -> SourceText

    /// The files below a folder that was not searched, sorted; none where there is no such folder.
    func unsearchedFiles(below folder: String) -> [String]
}

extension FileSource {
    /// No folder was passed over.
    public func unsearchedFiles(below folder: String) -> [String] { [] }
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

/// The files below one folder as they were found: a sorted list of paths, read on demand.
public struct FileTree: Sendable {
    /// The root folder's own name; empty where it is not known.
    public let name: String
    private let listing: FileListing
    private let changes: FileListingChanges?
    private let source: any FileSource

    /// A tree over a list of files and what reads them, of a folder with a name.
    public init(paths: [String], source: any FileSource, name: String = "") {
        self.name = name
        self.listing = FileListing(paths)
        self.changes = nil
        self.source = source
    }

    private init(_ tree: FileTree, source: any FileSource, changes: FileListingChanges?) {
        self.name = tree.name
        self.listing = tree.listing
        self.changes = changes
        self.source = source
    }

    /// Every file of the tree that was not ignored, sorted by its bytes; relative, with `/`.
    public var paths: [String] { Array(paths(below: "")) }

    /// Whether there is such a file.
    public func contains(_ path: String) -> Bool {
        changes?.contains(path) ?? listing.contains(path)
    }

    /// The file or folder as the disk spells it: the path itself where it exists, else one that differs only
    /// in case or in the Unicode form of its letters; nil where there is none.
    public func path(matching path: String) -> String? {
        guard let changes else { return listing.index.spelling(of: path) }
        return changes.spelling(of: path)
    }

    /// The files below a folder, sorted; of the root, all files.
    public func paths(below folder: String) -> ArraySlice<String> {
        changes?.paths(below: folder) ?? listing.paths(below: folder)
    }

    /// The files below a folder that was not searched, such as what a package manager puts there; sorted, and none of `paths`.
    public func unsearchedFiles(below folder: String) -> [String] {
        source.unsearchedFiles(below: folder)
    }

    /// The bytes of a file.
    ///
    /// - Throws: `FileError` where it can't be read.
    public func read(_ path: String) throws(FileError) -> SourceText {
        try source.read(path)
    }

    /// The tree with files that were read already, which are not read again.
    public func reading(_ texts: [String: SourceText]) -> FileTree {
        FileTree(self, source: ReadFiles(base: source, texts: texts), changes: changes)
    }

    /// The tree as it would be after a plan, without touching the disk.
    public func applying(_ edit: WorkspaceEdit) -> FileTree {
        var created: [String] = []
        var deleted: [String] = []
        for path in edit.paths {
            switch edit.changes[path] {
            case .create: created.append(path)
            case .delete: deleted.append(path)
            case .edit, nil: break
            }
        }
        let old = changes ?? FileListingChanges(of: listing)
        return FileTree(
            self, source: EditedFiles(base: source, edit: edit),
            changes: old.adding(created, removing: deleted))
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

    func unsearchedFiles(below folder: String) -> [String] {
        base.unsearchedFiles(below: folder)
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

    func unsearchedFiles(below folder: String) -> [String] {
        base.unsearchedFiles(below: folder)
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
