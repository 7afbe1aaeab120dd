/// What a plan makes of a listing: files more and files less. As large as the plan, however many files were found.
struct FileListingChanges: Sendable {
    private let listing: FileListing
    /// The new files, sorted by their bytes.
    private let added: FileListing
    private let removed: Set<String>

    /// A listing as it is.
    init(of listing: FileListing) {
        self.init(of: listing, added: [], removed: [])
    }

    private init(of listing: FileListing, added: some Sequence<String>, removed: Set<String>) {
        self.listing = listing
        self.added = FileListing(Array(added))
        self.removed = removed
    }

    /// The same with further changes.
    func adding(_ created: [String], removing deleted: [String]) -> FileListingChanges {
        let new = Set(added.paths).subtracting(deleted)
            .union(created.filter { !listing.contains($0) })
        let gone = removed.union(deleted.filter(listing.contains)).subtracting(created)
        return FileListingChanges(of: listing, added: new, removed: gone)
    }

    /// Whether there is such a file.
    func contains(_ path: String) -> Bool {
        added.contains(path) || listing.contains(path) && !removed.contains(path)
    }

    /// The files below a folder, sorted; of the root, all files.
    func paths(below folder: String) -> ArraySlice<String> {
        let found = listing.paths(below: folder)
        let new = added.paths(below: folder)
        guard !new.isEmpty || !removed.isEmpty else { return found }
        var paths = found.filter { !removed.contains($0) }
        for path in new { paths.insert(path, at: paths.firstIndex(behind: path)) }
        return paths[...]
    }

    /// The spelling of a file or folder; the nearest one where several differ only in case.
    func spelling(of path: String) -> String? {
        for index in [listing.index, added.index] {
            if let exact = index.exactSpelling(of: path), remains(exact) { return exact }
        }
        let found = listing.index.spelling(of: path)
        if let found, !remains(found) {
            // The index knows one of several spellings only.
            return FileTreeIndex(sortedPaths: Array(paths(below: ""))).spelling(of: path)
        }
        let new = added.index.spelling(of: path)
        guard let found, let new else { return found ?? new }
        return found.precedesByBytes(new) ? found : new
    }

    /// Whether a file or folder of the listings is there: a folder goes with its last file.
    private func remains(_ spelling: String) -> Bool {
        guard !removed.isEmpty else { return true }
        return contains(spelling)
            || !listing.contains(spelling) && !paths(below: spelling).isEmpty
    }
}
