import ProjectModel

/// The files that Git reads by itself, looked at before it is called: it waits for a pipe, and reads a device for ever.
struct GitFiles {
    private let repository: GitRepository

    /// The files of a repository.
    init(of repository: GitRepository) {
        self.repository = repository
    }

    /// Below Git's own folder, and below the common one of a work tree.
    private static let own = [
        "HEAD", "ORIG_HEAD", "FETCH_HEAD", "config", "config.worktree", "commondir", "gitdir",
        "index",
        "packed-refs", "shallow", "info/attributes", "info/exclude", "info/grafts",
        "info/sparse-checkout", "objects/info/alternates", "MERGE_HEAD", "CHERRY_PICK_HEAD",
        "REVERT_HEAD", "BISECT_LOG", "sequencer/todo",
    ]
    private static let inWorkTree = [".gitattributes", ".gitignore", ".gitmodules", ".mailmap"]

    /// The first of them that is neither a file nor absent, as people name it; nil where there is none.
    var unreadable: String? {
        let own = repository.folders.flatMap { folder in
            (Self.own + head(in: folder)).map { (name: ".git/" + $0, path: folder + "/" + $0) }
        }
        let top = Self.inWorkTree.map { (name: $0, path: repository.topLevel + "/" + $0) }
        if let first = (own + top).first(where: { Self.isUnreadable($0.path) }) {
            return first.name
        }
        for folder in repository.folders {
            if let name = Self.firstPipe(in: folder) { return ".git/" + name }
            for name in ["config", "config.worktree"] {
                if let path = GitIncludes(of: folder + "/" + name).unreadable { return path }
            }
        }
        return nil
    }

    /// The first pipe or device among the objects and references of a folder of Git's, which are read by names that they
    /// have themselves; of very many, those that come first are looked at.
    private static func firstPipe(in folder: String) -> String? {
        var left = mostEntries
        var folders = [(name: "", depth: 0)]
        while let next = folders.popLast() {
            let place = next.name.isEmpty ? folder : folder + "/" + next.name
            guard let listing = try? FolderListing(place) else { continue }
            for entry in listing.entries {
                left -= 1
                guard left > 0 else { return nil }
                let name = next.name.isEmpty ? entry.name : next.name + "/" + entry.name
                switch entry.kind {
                case .folder:
                    if next.depth < 8, !others.contains(name) {
                        folders.append((name, next.depth + 1))
                    }
                case .file: continue
                case .link, .other:
                    // Git's own monitor of the file system listens there, and nobody reads it.
                    if name != "fsmonitor--daemon.ipc", isUnreadable(folder + "/" + name) {
                        return name
                    }
                }
            }
        }
        return nil
    }

    private static let mostEntries = 200_000
    /// What belongs to other repositories and work trees, and what Git never reads by itself.
    private static let others: Set<String> = ["modules", "worktrees", "hooks", "sceneshift", "lfs"]

    /// The same for what Git reads in the folders above some files, whose paths count from the top of the repository.
    func unreadable(above paths: some Sequence<String>) -> String? {
        let folders = Set(paths.flatMap(RelativePath.folders)).sorted()
        let names = folders.flatMap { folder in Self.inWorkTree.map { folder + "/" + $0 } }
        return names.first { Self.isUnreadable(repository.topLevel + "/" + $0) }
    }

    /// The file of the branch that is checked out.
    private func head(in folder: String) -> [String] {
        guard let name = GitHead(of: repository)?.branch else { return [] }
        return [name]
    }

    /// A folder is no trouble: Git says that it is one.
    private static func isUnreadable(_ path: String) -> Bool {
        FileStatus(path)?.kind == .other
    }
}
