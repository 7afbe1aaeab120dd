/// Finds files and folders of a tree by any spelling that macOS takes for the same one.
///
/// Its file systems ignore case and the Unicode form of names, and projects in repositories rely on it.
struct FileTreeIndex: Sendable {
    private var exact: Set<String> = []
    private var folded: [String: String] = [:]
    /// The keys for which there are several spellings.
    private var shared: Set<String> = []

    /// Indexes sorted paths and the folders that lead to them.
    init(sortedPaths: [String]) {
        exact.reserveCapacity(sortedPaths.count * 2)
        folded.reserveCapacity(sortedPaths.count * 2)
        var previousFolder = ""
        for path in sortedPaths {
            add(path)
            var folder = RelativePath.folder(of: path)
            guard folder != previousFolder else { continue }
            previousFolder = folder
            while !folder.isEmpty, !exact.contains(folder) {
                add(folder)
                folder = RelativePath.folder(of: folder)
            }
        }
    }

    /// The spelling on disk; the nearest one where several differ only in case.
    func spelling(of path: String) -> String? {
        // Equality of strings ignores the Unicode form, so the member found is what the disk has.
        exact.firstIndex(of: path).map { exact[$0] } ?? folded[path.lowercased()]
    }

    /// Adds a file and the folders that lead to it; of spellings that differ only in case the first one counts.
    mutating func insert(_ path: String) {
        var next = path
        while !next.isEmpty, exact.insert(next).inserted {
            let key = next.lowercased()
            let known = folded[key]
            if known != nil { shared.insert(key) }
            if known.map(next.precedesByBytes) ?? true { folded[key] = next }
            next = RelativePath.folder(of: next)
        }
    }

    /// Takes a file or folder out; false where there are other spellings of it, of which one counts from then on.
    mutating func remove(_ path: String) -> Bool {
        let key = path.lowercased()
        guard !shared.contains(key) else { return false }
        exact.remove(path)
        folded[key] = nil
        return true
    }

    private mutating func add(_ path: String) {
        exact.insert(path)
        let key = path.lowercased()
        if folded[key] == nil { folded[key] = path } else { shared.insert(key) }
    }
}
