/// A pattern of paths as Tuist reads it, and Bazel without the last two: `**` stands for folders of any depth, `*` for a
/// part of a name, `?` for one character, `{a,b}` for either.
struct FileGlob: Sendable {
    private let alternatives: [[Part]]
    /// The folder that everything it matches lies in.
    private let folder: String

    private enum Part: Sendable {
        case anyFolders
        case name(NamePattern, spelling: String)

        init(_ text: Substring) {
            // What `FileGlob` understands has no bracket, without which every text is a pattern.
            let pattern = text == "**" ? nil : NamePattern(text)
            self = pattern.map { .name($0, spelling: String(text)) } ?? .anyFolders
        }

        var isAnyFolders: Bool {
            if case .anyFolders = self { true } else { false }
        }

        /// The one name that it stands for; nil where there are others.
        var plainName: String? {
            if case .name(let pattern, let text) = self, pattern.isPlain { text } else { nil }
        }
    }

    private static let mostAlternatives = 64
    private static let mostParts = 64

    /// Reads a pattern that is relative to the top of the tree; nil for one that is not understood.
    init?(_ pattern: String) {
        guard let expanded = Self.expanded(pattern) else { return nil }
        let texts = expanded.map { $0.split(separator: "/") }
        for parts in texts {
            guard parts.count <= Self.mostParts, parts.allSatisfy(Self.isUnderstood) else {
                return nil
            }
        }
        alternatives = texts.map { $0.map(Part.init) }
        let fixed = alternatives.map {
            $0.dropLast().map(\.plainName).prefix { $0 != nil }.compactMap { $0 }
        }
        var shared = fixed.first ?? []
        for other in fixed.dropFirst() {
            shared = zip(shared, other).prefix { $0 == $1 }.map(\.0)
        }
        folder = shared.joined(separator: "/")
    }

    /// Whether it names one file, and no others.
    var isPath: Bool {
        alternatives.count == 1 && alternatives[0].allSatisfy { $0.plainName != nil }
    }

    /// The files that it matches, sorted.
    func files(in tree: FileTree) -> [String] {
        if isPath {
            let path = alternatives[0].compactMap(\.plainName).joined(separator: "/")
            return tree.contains(path) ? [path] : []
        }
        return tree.paths(below: folder).filter(matches)
    }

    /// How many matches it takes to find the files, at most.
    func cost(in tree: FileTree) -> Int {
        isPath ? 1 : alternatives.count * tree.paths(below: folder).count
    }

    /// Whether it matches a path.
    func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/")
        return alternatives.contains { Self.matches(names, $0) }
    }

    private static func isUnderstood(_ part: Substring) -> Bool {
        (part == "**" || !part.contains("**")) && !part.contains("[") && !part.contains("\\")
    }

    private static func expanded(_ pattern: String) -> [String]? {
        var result: [String] = []
        var rest = [pattern]
        while let next = rest.popLast() {
            guard let open = next.firstIndex(of: "{") else {
                result.append(next)
                continue
            }
            guard let close = next[open...].firstIndex(of: "}"),
                result.count + rest.count < mostAlternatives
            else { return nil }
            let choices = next[next.index(after: open)..<close]
            guard !choices.contains("{"), choices.count < 1000 else { return nil }
            let found = choices.split(separator: ",", omittingEmptySubsequences: false)
            guard found.count + rest.count < mostAlternatives else { return nil }
            rest += found.map { String(next[..<open] + $0 + next[next.index(after: close)...]) }
        }
        return result.sorted()
    }

    /// By the parts of the pattern that may stand behind each name, so that the time is the product of both.
    private static func matches(_ names: [Substring], _ parts: [Part]) -> Bool {
        var reached = closure([0], parts)
        for name in names {
            var next: Set<Int> = []
            for index in reached where index < parts.count {
                switch parts[index] {
                case .anyFolders: next.insert(index)
                case .name(let pattern, _): if pattern.matches(name) { next.insert(index + 1) }
                }
            }
            reached = closure(next, parts)
            if reached.isEmpty { return false }
        }
        return reached.contains(parts.count)
    }

    /// `**` may also stand for no folder.
    private static func closure(_ indices: Set<Int>, _ parts: [Part]) -> Set<Int> {
        var result = indices
        for index in indices {
            var next = index
            while next < parts.count, parts[next].isAnyFolders {
                next += 1
                result.insert(next)
            }
        }
        return result
    }
}
