import ProjectModel

/// What a journal says about one apply; the bytes lie in files beside it.
struct JournalRecord: Codable, Sendable {
    /// How far the apply got.
    enum State: String, Codable, Sendable {
        /// It began, and may have been interrupted anywhere.
        case applying
        /// It is done.
        case applied
        /// It is being put back, which may have been interrupted anywhere.
        case undoing
    }

    /// One file of the apply; `index` names the files that hold its bytes.
    struct File: Codable, Sendable {
        let index: Int
        /// Relative to the root.
        let path: String
        /// The permission bits before; nil for a file that was created.
        let permissions: UInt16?
        /// Whether the apply deletes the file.
        let isDeleted: Bool
        /// The temporary file that holds the new bytes until all are written, relative to the root.
        let temporary: String
        /// Whether it was edited after the apply, and an undo that keeps the edits is to write what they and the file before the
        /// apply make together; nil for no.
        var isMerged: Bool?

        /// The name of the temporary file, which lies in the folder of the file.
        var temporaryName: String { temporary.splitPath.name }
    }

    /// A folder with its permission bits.
    struct Folder: Codable, Sendable {
        let path: String
        let permissions: UInt16
    }

    /// The version of this format.
    var version = 1
    /// How far the apply got.
    var state = State.applying
    /// Counts the runs of the tool: one run over several PATHs makes several journals.
    let run: Int
    /// The root, relative to the folder that the journals belong to; empty for that folder itself.
    let root: String
    /// The files.
    private(set) var files: [File]
    /// Folders that the apply makes, outermost first.
    let createdFolders: [String]
    /// Folders that the apply may empty and then removes, outermost first.
    let emptiedFolders: [Folder]
}

extension JournalRecord {
    /// The record of an apply that is about to begin.
    ///
    /// - Parameters:
    ///   - root: The root of the apply, relative to the folder that the journals belong to.
    ///   - folders: What is below the root.
    ///   - number: The journal's number, which keeps temporary files of two journals apart.
    init(
        _ files: [PlannedFile], in root: String, _ folders: HeldFolders, number: Int, run: Int
    ) {
        self.run = run
        self.root = root
        self.files = files.enumerated().map { index, file in
            File(
                index: index, path: file.path, permissions: file.before?.permissions,
                isDeleted: file.after == nil,
                temporary: Self.temporary(beside: file.path, number, index))
        }
        let created = files.filter { $0.before == nil }.flatMap {
            RelativePath.folders(above: $0.path)
        }
        createdFolders = Set(created).sorted().filter { folders.status(of: $0) == nil }
        let emptied = files.filter { $0.after == nil }.flatMap {
            RelativePath.folders(above: $0.path)
        }
        emptiedFolders = Set(emptied).sorted().compactMap { path in
            folders.status(of: path).map { Folder(path: path, permissions: $0.permissions) }
        }
    }

    /// Says of a file that what was made of its edits is to take the place of what they were made in.
    mutating func merge(_ file: File) {
        for index in files.indices where files[index].index == file.index {
            files[index].isMerged = true
        }
    }

    /// The temporary file that stands for one of an apply until all are written.
    static func temporary(beside path: String, _ number: Int, _ index: Int) -> String {
        let parent = RelativePath.folders(above: path).last.map { $0 + "/" } ?? ""
        return "\(parent).sceneshift-\(number)-\(index)"
    }
}
