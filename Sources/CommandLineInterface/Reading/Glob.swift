import ProjectModel

/// A pattern of paths, as in `.gitignore`.
///
/// `*` and `?` match within a name, `**` over folders, `[a-z]` and `[!a-z]` one character. A pattern without a slash
/// matches a name anywhere; one with a slash matches from the root. Below a folder that matches, everything does.
struct Glob: Sendable, Hashable {
    private let segments: [Segment]

    private enum Segment: Sendable, Hashable {
        case anyFolders
        case name(NamePattern)
    }

    /// Reads a pattern; nil where a `[` lacks its `]` or nothing is left to match.
    init?(_ pattern: String) {
        var segments: [Segment] = []
        let names = pattern.split(separator: "/")
        if names.isEmpty { return nil }
        for name in names {
            if name == "**" {
                if segments.last != .anyFolders { segments.append(.anyFolders) }
            } else if name != "." {
                guard let pattern = NamePattern(name) else { return nil }
                segments.append(.name(pattern))
            }
        }
        // A slash in front or in the middle ties the pattern to the root; one at the end only says "folder".
        let isAnchored = pattern.hasPrefix("/") || names.count > 1
        self.segments = isAnchored ? segments : [.anyFolders] + segments
    }

    /// Whether a path, relative to the top of the tree, matches, or lies in a folder that does.
    func matches(_ path: String) -> Bool {
        var reachable = closure(of: [0])
        for name in path.split(separator: "/") {
            var next: Set<Int> = []
            let characters = Array(name)
            for state in reachable where state < segments.count {
                switch segments[state] {
                case .anyFolders: next.insert(state)
                case .name(let pattern):
                    if pattern.matches(characters) { next.insert(state + 1) }
                }
            }
            reachable = closure(of: next)
            // All segments are used up: this is a match, and so is everything below it.
            if reachable.contains(segments.count), segments.last != .anyFolders { return true }
        }
        return reachable.contains(segments.count)
    }

    /// Whether a folder, relative to the top of the tree, matches, or something in it may by the names that the pattern spells.
    func mayMatch(atOrBelow folder: String) -> Bool {
        if matches(folder) { return true }
        var rest = segments[...]
        for name in folder.split(separator: "/") {
            guard case .name(let pattern)? = rest.popFirst(), pattern.matches(name) else {
                return false
            }
        }
        return true
    }

    /// The states that are reached without a name, since `**` also stands for no folder.
    private func closure(of states: Set<Int>) -> Set<Int> {
        var result = states
        for state in states.sorted() {
            var state = state
            while state < segments.count, segments[state] == .anyFolders {
                state += 1
                result.insert(state)
            }
        }
        return result
    }
}
