/// Files that Git could not bring back.
struct UncommittedFiles {
    /// Those that differ from the last commit, sorted.
    private(set) var changed: [String] = []
    /// Those that are in no commit under their name, sorted: Git ignores them, or spells them in another case.
    private(set) var unknown: [String] = []
    /// Those whose changes Git was told not to look for, sorted.
    private(set) var unwatched: [String] = []

    /// Looks for such files.
    ///
    /// - Parameter paths: Existing files, relative to `folder`, with no symbolic link in them.
    /// - Throws: `ToolError` where Git can't say.
    init(among paths: [String], in folder: String) throws(ToolError) {
        for (repository, paths) in try GitRepository.owners(of: paths, in: folder) {
            let git = try GitProgram(for: repository)
            for start in stride(from: 0, to: paths.count, by: Self.batchSize) {
                try look(
                    at: paths[start..<min(start + Self.batchSize, paths.count)], in: folder, git)
            }
        }
        changed.sort()
        unknown.sort()
        unwatched.sort()
    }

    /// Few enough names for any system's limit on arguments.
    private static let batchSize = 200

    private mutating func look(
        at paths: ArraySlice<String>, in folder: String, _ git: GitProgram
    ) throws(ToolError) {
        var names: [String: String] = [:]
        for path in paths {
            guard let name = (folder + "/" + path).path(below: git.repository.topLevel) else {
                unknown.append(path)
                continue
            }
            names[name] = path
        }
        let list = names.keys.sorted()
        try git.refusePipes(above: list)
        let status = [
            "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames",
            "--ignore-submodules=all", "--",
        ]
        // Each record is two letters, a space and a path from the top of the repository.
        let different = Set(
            try git.records(of: status + list).map {
                String(decoding: $0.dropFirst(3), as: UTF8.self)
            })
        var tags: [String: UInt8] = [:]
        // Each record is a letter, a space and a path.
        for record in try git.records(of: ["ls-files", "-v", "-z", "--"] + list) {
            tags[String(decoding: record.dropFirst(2), as: UTF8.self)] = record.first
        }
        for (name, path) in names {
            if different.contains(name) {
                changed.append(path)
            } else if let tag = tags[name] {
                // Small letters: to be taken for unchanged. S: to be left out of the work tree.
                if tag != UInt8(ascii: "H") { unwatched.append(path) }
            } else {
                unknown.append(path)
            }
        }
    }
}
