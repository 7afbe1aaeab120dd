/// What a repository has checked out, as its file `HEAD` says.
struct GitHead {
    /// The full name of the branch, such as `refs/heads/main`; nil where a commit is checked out by itself.
    let branch: String?

    /// Reads `HEAD`; nil where it is no file, or names what is no branch.
    init?(of repository: GitRepository) {
        guard let bytes = try? FileSystem.read(repository.gitFolder + "/HEAD", limit: 4096) else {
            return nil
        }
        let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
        guard line.hasPrefix("ref:") else {
            branch = nil
            return
        }
        let name = String(line.dropFirst(4).drop { $0 == " " || $0 == "\t" })
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0] == "refs",
            !parts.contains(where: { $0.hasPrefix(".") || $0.isEmpty })
        else { return nil }
        branch = name
    }
}
