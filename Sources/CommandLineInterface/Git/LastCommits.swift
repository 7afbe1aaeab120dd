/// The commits that wrote files as the repository has them: those that stay where an apply was committed and is undone.
struct LastCommits {
    /// Each as its short name and its subject, in the order of the files.
    private(set) var lines: [String] = []

    /// More names than these help nobody.
    private static let most = 20

    /// Asks Git for the last commit of each file.
    ///
    /// - Parameter paths: The files, relative to `folder`, whether they exist or not.
    /// - Throws: `ToolError` where Git can't say.
    init(of paths: [String], in folder: String) throws(ToolError) {
        var known: Set<String> = []
        for (repository, paths) in try GitRepository.owners(of: paths, in: folder) {
            let git = try GitProgram(for: repository)
            for path in paths.prefix(Self.most) {
                guard let name = (folder + "/" + path).path(below: repository.topLevel) else {
                    continue
                }
                let answer = try git.answer(
                    to: ["--literal-pathspecs", "log", "-1", "--format=%h %s", "--", name])
                let line = String(decoding: answer.prefix { $0 != 0x0A }, as: UTF8.self).visible
                if !line.isEmpty, known.insert(line).inserted { lines.append(line) }
            }
        }
    }
}
