/// The Git repository around a folder.
struct GitRepository: Sendable {
    /// The top of its work tree, absolute and without symbolic links.
    let topLevel: String
    /// Its own folder, `.git` or, for a work tree beside it or a submodule, another one.
    let gitFolder: String

    /// The repository that a folder lies in; nil where there is none, or no Git to ask.
    init?(around folder: String) {
        let question = ["rev-parse", "--show-toplevel", "--absolute-git-dir"]
        guard let answer = ChildProcess.git(question, in: folder), answer.status == 0 else {
            return nil
        }
        let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
        guard lines.count == 2, let topLevel = FileSystem.realPath(String(lines[0])) else {
            return nil
        }
        self.topLevel = topLevel
        self.gitFolder = String(lines[1])
    }

    /// Which of some existing files differ from the last commit, or are in none; sorted.
    ///
    /// - Parameter paths: Relative to `folder`, with no symbolic link in them.
    /// - Throws: `ToolError` where Git can't say.
    static func changedFiles(
        among paths: [String], in folder: String
    ) throws(ToolError) -> [String] {
        var changed: [String] = []
        // A file of a submodule is known only to the submodule, so each folder is asked for its own files.
        let folders = Dictionary(grouping: paths) { path in
            path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        }
        for (parent, paths) in folders.sorted(by: { $0.key < $1.key }) {
            let names = paths.compactMap { $0.split(separator: "/").last.map(String.init) }
            for start in stride(from: 0, to: names.count, by: batchSize) {
                let batch = names[start..<min(start + batchSize, names.count)]
                changed += try changedNames(among: batch, in: folder + "/" + parent)
                    .map { parent + $0 }
            }
        }
        return changed.sorted()
    }

    /// Few enough names for any system's limit on arguments.
    private static let batchSize = 200

    private static func changedNames(
        among names: ArraySlice<String>, in folder: String
    ) throws(ToolError) -> [String] {
        let question = [
            "--no-optional-locks", "--literal-pathspecs", "status", "--porcelain", "-z",
            "--untracked-files=all", "--no-renames", "--",
        ]
        guard let answer = ChildProcess.git(question + names, in: folder), answer.status == 0
        else {
            throw ToolError(
                nil, "'git status' failed, so that uncommitted changes can't be told",
                remedy: "see what it says, or use --allow-dirty")
        }
        // Each record is two letters, a space and a path from the top of the repository.
        return answer.output.split(separator: 0).compactMap { record in
            let path = String(decoding: record.dropFirst(3), as: UTF8.self)
            return path.split(separator: "/").last.map(String.init)
        }
    }
}
