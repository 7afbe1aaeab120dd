/// The files that were found below a root; never changed, so that every tree that is made of it shares it.
struct FileListing: Sendable {
    /// The files, sorted by their bytes.
    let paths: [String]
    /// The files and folders by any spelling.
    let index: FileTreeIndex
    private let known: Set<String>

    /// A listing of files in any order.
    init(_ paths: [String]) {
        self.paths = paths.sorted { $0.precedesByBytes($1) }
        known = Set(paths)
        index = FileTreeIndex(sortedPaths: self.paths)
    }

    /// Whether there is such a file.
    func contains(_ path: String) -> Bool { known.contains(path) }

    /// The files below a folder, sorted; of the root, all files.
    func paths(below folder: String) -> ArraySlice<String> {
        guard !folder.isEmpty else { return paths[...] }
        let start = paths.firstIndex(behind: folder + "/")
        // "0" is the character behind "/".
        let end = paths.firstIndex(behind: folder + "0")
        return paths[start..<end]
    }
}

extension [String] {
    /// The first index of a list that is sorted by its bytes whose path is not in front of a bound, by halving.
    func firstIndex(behind bound: String) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].precedesByBytes(bound) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
