extension GitProgram {
    /// What is switched off beside everything else where Git writes: signatures call a program, and so does tidying up.
    private static let harmlessToCommit = [
        "commit.gpgSign=false", "gc.auto=0", "maintenance.auto=false", "commit.template=",
        "user.useConfigOnly=true",
    ].flatMap { ["-c", $0] }

    /// Looks whether a commit of some files can be made without running anything.
    ///
    /// - Parameter paths: The files, relative to the top of the repository.
    /// - Throws: `ToolError` where Git knows no author, or a file goes through a filter that would have to be run.
    func checkCommit(of paths: [String]) throws(ToolError) {
        guard (try? answer(to: Self.harmlessToCommit + ["var", "GIT_AUTHOR_IDENT"])) != nil else {
            throw ToolError(
                nil, "Git knows no author for a commit",
                remedy: "set 'user.name' and 'user.email' with 'git config --global'")
        }
        // Records of three: the path, the attribute, its value.
        let records = try records(of: ["check-attr", "-z", "filter", "--"] + paths)
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
    /// - Throws: `ToolError` where Git does not.
    func commit(_ paths: [String], message: String) throws(ToolError) {
        let literal = ["--literal-pathspecs"] + Self.harmlessToCommit
        _ = try answer(to: literal + ["add", "-A", "--"] + paths)
        _ = try answer(
            to: literal + [
                "commit", "-q", "--no-verify", "--cleanup=verbatim", "-m", message, "--only", "--",
            ] + paths)
    }
}
