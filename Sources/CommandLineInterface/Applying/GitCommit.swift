/// Commits of some files as they are, made without anything that Git would run for a commit.
///
/// No `git commit`: it runs hooks, an editor and a program that signs, and writes its message to a file. The tree is made with an
/// index of its own, the commit of that tree, and then the branch is moved and the files are noted in the repository's index.
/// What of this may run hooks is called with each of them switched off.
struct GitCommit {
    private let git: GitProgram
    private let store: JournalStore

    /// Commits by a program, with an index of their own in the store of an apply.
    init(_ git: GitProgram, in store: JournalStore) {
        self.git = git
        self.store = store
    }

    /// Commits by themselves, without what calls a program.
    private static let harmless = [
        "commit.gpgSign=false", "gc.auto=0", "maintenance.auto=false", "user.useConfigOnly=true",
        "core.splitIndex=false",
    ].flatMap { ["-c", $0] }

    /// Looks whether a commit of some files can be made without running anything, and without writing elsewhere.
    ///
    /// - Parameter paths: The files, relative to the top of the repository.
    /// - Throws: `ToolError` where Git is in the middle of something, knows no author, would write through a link, or where a
    ///   file goes through a filter that would have to be run.
    func check(_ paths: [String]) throws(ToolError) {
        if let operation = GitOperation.underWay(in: git.repository) {
            throw ToolError(
                nil, "a \(operation.rawValue) is under way",
                remedy: "finish or abort it, or leave out --commit-per-step")
        }
        try GitLayout(of: git.repository).check()
        try git.refusePipes(above: paths)
        guard (try? git.answer(to: Self.harmless + ["var", "GIT_COMMITTER_IDENT"])) != nil,
            (try? git.answer(to: Self.harmless + ["var", "GIT_AUTHOR_IDENT"])) != nil
        else {
            throw ToolError(
                nil, "Git knows no author for a commit",
                remedy: "set 'user.name' and 'user.email' with 'git config --global'")
        }
        // Records of three: the path, the attribute, its value.
        let records = try git.records(of: ["check-attr", "-z", "filter", "--"] + paths)
        for index in stride(from: 0, to: records.count - 2, by: 3) {
            let value = String(decoding: records[index + 2], as: UTF8.self)
            guard value == "unspecified" || value == "unset" else {
                throw ToolError(
                    String(decoding: records[index], as: UTF8.self),
                    "goes through the filter '\(value)', which would have to be run",
                    remedy: "leave out --commit-per-step, and commit by hand")
            }
        }
    }

    /// Commits some files as they are, and nothing else.
    ///
    /// - Parameter paths: The files, relative to the top of the repository; those that are gone are removed.
    /// - Throws: `ToolError` where Git does not, or what it writes to is no longer what was looked at.
    func commit(_ paths: [String], message: String) throws(ToolError) {
        try GitLayout(of: git.repository).check()
        let parent = try line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])
        let update = ["update-index", "--add", "--remove", "--"] + paths
        let tree = try withOwnIndex { index throws(ToolError) in
            _ = try answer(["read-tree", parent], index: index)
            _ = try answer(update, index: index)
            return try line(["write-tree", "--missing-ok"], index: index)
        }
        let commit = try line(["commit-tree", tree, "-p", parent, "-m", message])
        let subject = message.prefix { $0 != "\n" }
        _ = try answer(["update-ref", "-m", "commit: \(subject)", "HEAD", commit, parent])
        _ = try answer(update)
    }

    /// Does something with an index in a folder that is made for it, so that nothing can lie there before.
    private func withOwnIndex<Value>(
        _ body: (_ index: String) throws(ToolError) -> Value
    ) throws(ToolError) -> Value {
        let name = Self.folderName
        let opened: OpenFolder
        let made: OpenFolder
        do {
            opened = try OpenFolder.open(store.folder)
            opened.removeFiles(name)
            made = try opened.makeFolder(name, permissions: 0o700)
        } catch {
            throw store.unwritable(error)
        }
        defer { opened.removeFiles(name) }
        guard opened.holds(made, as: name) else {
            throw store.unwritable(SystemError(reason: "its folder was replaced meanwhile"))
        }
        return try body("\(store.folder)/\(name)/index")
    }

    /// Ends as what a store removes when a run was interrupted.
    static let folderName = "commit" + Journal.unfinishedSuffix

    private func answer(_ command: [String], index: String? = nil) throws(ToolError) -> [UInt8] {
        try git.answer(
            to: ["--literal-pathspecs"] + Self.harmless + command, index: index)
    }

    private func line(_ command: [String], index: String? = nil) throws(ToolError) -> String {
        let output = try answer(command, index: index)
        return String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    }
}
