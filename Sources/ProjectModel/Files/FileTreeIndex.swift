/// Finds files and folders of a tree by any spelling that macOS takes for the same one.
///
/// Its file systems ignore case and the Unicode form of names, and projects in repositories rely on it.
struct FileTreeIndex: Sendable {
    private var exact: Set<String> = []
    private var folded: [String: String] = [:]

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
        exactSpelling(of: path) ?? folded[path.lowercased()]
    }

    /// The spelling on disk of a path that differs in nothing but the Unicode form of its letters.
    func exactSpelling(of path: String) -> String? {
        // Equality of strings ignores the Unicode form, so the member found is what the disk has.
        exact.firstIndex(of: path).map { exact[$0] }
    }

    private mutating func add(_ path: String) {
        exact.insert(path)
        let key = path.lowercased()
        if folded[key] == nil { folded[key] = path }
    }
}
