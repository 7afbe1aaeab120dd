/// The Git repository around a folder.
struct GitRepository: Sendable {
    /// The top of its work tree, absolute and without symbolic links.
    let topLevel: String
    /// Its own folder, `.git` or, for a work tree beside it or a submodule, another one.
    let gitFolder: String

    /// The repository that a PATH lies in; nil where there is none.
    ///
    /// - Parameter mayBeMute: Whether a repository that Git can't be asked about counts as none.
    /// - Throws: `ToolError` where there is one, and Git can't be asked about it.
    static func find(
        around root: PlanRoot, mayBeMute: Bool = false
    ) throws(ToolError) -> GitRepository? {
        // Without the command-line tools macOS has a 'git' that opens a window to ask for them.
        guard isBelowGitFolder(root.folder) else { return nil }
        if let repository = GitRepository(around: root.folder) { return repository }
        if mayBeMute { return nil }
        throw ToolError(
            root.given, "lies in a Git repository, but Git can't be asked about it",
            remedy: "see what 'git status' says there; on a Mac it may want the command-line tools "
                + "('xcode-select --install')")
    }

    /// Whether a folder or one above it holds a `.git`.
    private static func isBelowGitFolder(_ folder: String) -> Bool {
        var names = folder.split(separator: "/")
        while true {
            let above = names.map { "/" + $0 }.joined()
            if FileStatus(above + "/.git") != nil { return true }
            if names.popLast() == nil { return false }
        }
    }

    private init?(around folder: String) {
        let question = ["rev-parse", "--show-toplevel", "--absolute-git-dir"]
        guard let answer = ChildProcess.git(question, in: folder), answer.status == 0 else {
            return nil
        }
        let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
        guard lines.count == 2, let topLevel = FileSystem.realPath(String(lines[0])),
            folder == topLevel || folder.path(below: topLevel) != nil
        else { return nil }
        self.topLevel = topLevel
        self.gitFolder = String(lines[1])
    }

    /// Files that Git could not bring back.
    struct UncommittedFiles {
        /// Those that differ from the last commit, sorted.
        var changed: [String] = []
        /// Those that are in none under their name, sorted: Git ignores them, or spells them in another case.
        var unknown: [String] = []
    }

    /// Which of some existing files Git could not bring back.
    ///
    /// - Parameter paths: Relative to `folder`, with no symbolic link in them.
    /// - Throws: `ToolError` where Git can't say.
    static func uncommittedFiles(
        among paths: [String], in folder: String
    ) throws(ToolError) -> UncommittedFiles {
        var result = UncommittedFiles()
        // A file of a submodule is known only to the submodule, so each folder is asked for its own files.
        let folders = Dictionary(grouping: paths) { path in
            path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        }
        for (parent, paths) in folders.sorted(by: { $0.key < $1.key }) {
            let names = paths.compactMap { $0.split(separator: "/").last.map(String.init) }
            for start in stride(from: 0, to: names.count, by: batchSize) {
                let batch = names[start..<min(start + batchSize, names.count)]
                let (changed, known) = try states(of: batch, in: folder + "/" + parent)
                result.changed += changed.map { parent + $0 }
                result.unknown += Set(batch).subtracting(changed).subtracting(known)
                    .map { parent + $0 }
            }
        }
        result.changed.sort()
        result.unknown.sort()
        return result
    }

    /// Few enough names for any system's limit on arguments.
    private static let batchSize = 200

    /// Which files of a folder differ from the last commit, and which Git knows.
    private static func states(
        of names: ArraySlice<String>, in folder: String
    ) throws(ToolError) -> (changed: [String], known: [String]) {
        let status = [
            "--no-optional-locks", "--literal-pathspecs", "status", "--porcelain", "-z",
            "--untracked-files=all", "--no-renames", "--",
        ]
        // Each record is two letters, a space and a path from the top of the repository.
        let changed = try records(of: status + names, in: folder).compactMap { record in
            record.dropFirst(3).split(separator: UInt8(ascii: "/")).last
        }
        let list = ["--literal-pathspecs", "ls-files", "-z", "--"]
        let known = try records(of: list + names, in: folder)
        return (
            changed.map { String(decoding: $0, as: UTF8.self) },
            known.map { String(decoding: $0, as: UTF8.self) }
        )
    }

    /// What Git answers, in records that end with a zero byte.
    private static func records(
        of question: [String], in folder: String
    ) throws(ToolError) -> [ArraySlice<UInt8>] {
        guard let answer = ChildProcess.git(question, in: folder), answer.status == 0 else {
            throw ToolError(
                nil, "'git status' failed, so that uncommitted changes can't be told",
                remedy: "see what it says, or use --allow-dirty")
        }
        return answer.output.split(separator: 0)
    }
}
