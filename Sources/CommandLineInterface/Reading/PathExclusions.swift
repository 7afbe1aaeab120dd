/// The patterns of files and folders that are left out.
struct PathExclusions: Sendable {
    private let globs: [Glob]
    /// The folder, relative to the top of the tree, that patterns count from as well; empty where there is none.
    private let scope: String

    /// Patterns that count from the root, and from a folder.
    init(_ globs: [Glob] = [], from scope: String = "") {
        self.globs = globs
        self.scope = scope
    }

    /// The patterns that leave out a path, by their index.
    func matching(_ path: String) -> [Int] {
        globs.indices.filter { index in
            globs[index].matches(path) || scoped(path).map(globs[index].matches) ?? false
        }
    }

    /// The patterns that may leave out something at or below a path, but for those that are known.
    func possible(atOrBelow path: String, besides known: Set<Int>) -> [Int] {
        globs.indices.filter { index in
            !known.contains(index)
                && (globs[index].mayMatch(atOrBelow: path)
                    || scoped(path).map(globs[index].mayMatch) ?? false)
        }
    }

    /// A path as seen from the scope; nil where there is none, or the path lies outside of it.
    private func scoped(_ path: String) -> String? {
        scope.isEmpty ? nil : path.path(below: scope)
    }
}
