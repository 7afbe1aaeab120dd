/// New files that Git would take no notice of, so that no commit would hold them.
struct IgnoredFiles {
    /// The files, sorted.
    let paths: [String]

    /// Looks for such files.
    ///
    /// - Parameter paths: Files that are not there yet, relative to `folder`, with no symbolic link in them.
    /// - Throws: `ToolError` where Git can't say.
    init(among paths: [String], in folder: String) throws(ToolError) {
        var ignored: [String] = []
        for (repository, paths) in try GitRepository.owners(of: paths, in: folder) {
            let git = try GitProgram(for: repository)
            var names: [String: String] = [:]
            for path in paths {
                guard let name = (folder + "/" + path).path(below: repository.topLevel) else {
                    continue
                }
                names[name] = path
            }
            try git.refusePipes(above: names.keys.sorted())
            let all = names.keys.sorted()
            guard try Self.holdsIgnored(all, git) else { continue }
            for name in all {
                guard try Self.holdsIgnored([name], git), let path = names[name] else { continue }
                ignored.append(path)
            }
        }
        self.paths = ignored.sorted()
    }

    /// Whether Git ignores one of some files.
    ///
    /// The question takes no '--literal-pathspecs', and a colon in front would mean something.
    private static func holdsIgnored(_ names: [String], _ git: GitProgram) throws(ToolError) -> Bool
    {
        let answer = git.outcome(of: ["check-ignore", "--"] + names.map { "./" + $0 })
        // 1: none is.
        guard answer.status == 0 || answer.status == 1 else {
            throw GitProgram.unavailable(
                "it can't say which files are ignored", "see what 'git status' says there")
        }
        return answer.status == 0
    }
}
