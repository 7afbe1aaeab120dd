import ProjectModel

/// Where Git writes a commit to, looked at before it does: all of it lies in the repository's own folder, and no link leads out.
struct GitLayout {
    private let repository: GitRepository

    /// The layout of a repository.
    init(of repository: GitRepository) {
        self.repository = repository
    }

    /// Refuses a repository to which a commit can't be written without leaving its folder.
    ///
    /// - Throws: `ToolError` that names the first thing in the way.
    func check() throws(ToolError) {
        guard let head = GitHead(of: repository) else {
            throw refusal(".git/HEAD", "names no branch that a commit can be written to")
        }
        for folder in repository.folders {
            let held = HeldFolders(below: folder)
            let branch = head.branch.map { [$0, $0 + ".lock", "logs/" + $0] } ?? []
            for path in Self.written + branch { try check(path, in: held) }
            if let branch = head.branch { try checkIsNoName(branch, in: folder) }
            for path in Self.listed { try checkNames(in: path, held) }
        }
    }

    /// A branch that is another name leads Git on to a file that was not looked at.
    private func checkIsNoName(_ branch: String, in folder: String) throws(ToolError) {
        guard let bytes = try? FileSystem.read(folder + "/" + branch, limit: 4096),
            bytes.starts(with: Array("ref:".utf8))
        else { return }
        throw refusal(".git/" + branch, "is only another name of a branch")
    }

    /// What a commit creates, replaces or adds to, beside the branch.
    private static let written = [
        "HEAD", "HEAD.lock", "index", "index.lock", "logs/HEAD", "refs/heads", "packed-refs",
        "packed-refs.lock", "objects/info", "objects/pack", "reftable/tables.list",
    ]
    /// The folders in which Git chooses names of its own, or takes those that are there.
    private static let listed = ["", "objects", "objects/info", "reftable"]

    /// No link may stand at a path, nor at a folder above it; what exists is a folder, or a file of one name.
    private func check(_ path: String, in held: HeldFolders) throws(ToolError) {
        for part in RelativePath.folders(above: path) + [path] {
            guard let status = held.status(of: part) else { return }
            try check(status, at: part)
        }
    }

    private func checkNames(in folder: String, _ held: HeldFolders) throws(ToolError) {
        guard let opened = try? held.folder(folder), let listing = try? opened.listing() else {
            return
        }
        for entry in listing.entries.sorted(by: { $0.name < $1.name }) where entry.kind != .folder {
            let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
            guard let status = opened.status(of: entry.name) else { continue }
            // Only what Git adds to or replaces may not have a second name; objects of local clones have.
            if entry.kind == .link || entry.kind == .other { try check(status, at: path) }
        }
    }

    private func check(_ status: FileStatus, at path: String) throws(ToolError) {
        switch status.kind {
        case .folder: break
        case .file:
            guard status.linkCount <= 1 else {
                throw refusal(".git/" + path, "has \(status.linkCount) names (hard links)")
            }
        case .link:
            throw refusal(
                ".git/" + path, "is a symbolic link, and a commit would be written through it")
        case .other:
            throw refusal(".git/" + path, FileSystem.notAFile)
        }
    }

    private func refusal(_ place: String, _ reason: String) -> ToolError {
        ToolError(
            place, reason, remedy: "leave out --commit-per-step, and commit by hand")
    }
}
