/// A pattern of paths as Tuist reads it: `**` stands for folders of any depth, `*` and `?` for a part of a name,
/// `{a,b}` for either.
struct TuistGlob: Sendable {
    private let alternatives: [[Substring]]
    /// The folder that everything it matches lies in.
    private let folder: String

    private static let mostAlternatives = 64
    private static let mostParts = 64

    /// Reads a pattern that is relative to the root of the tree; nil for one that is not understood.
    init?(_ pattern: String) {
        guard let expanded = Self.expanded(pattern) else { return nil }
        alternatives = expanded.map { $0.split(separator: "/") }
        for parts in alternatives {
            guard parts.count <= Self.mostParts, parts.allSatisfy(Self.isUnderstood) else {
                return nil
            }
        }
        let fixed = alternatives.map { parts in
            Array(parts.dropLast().prefix { !$0.contains("*") && !$0.contains("?") })
        }
        var shared = fixed.first ?? []
        for other in fixed.dropFirst() {
            shared = zip(shared, other).prefix { $0 == $1 }.map(\.0)
        }
        folder = shared.joined(separator: "/")
    }

    /// Whether it names one file, and no others.
    var isPath: Bool {
        alternatives.count == 1
            && alternatives[0].allSatisfy { !$0.contains("*") && !$0.contains("?") }
    }

    /// The files that it matches, sorted.
    func files(in tree: FileTree) -> [String] {
        if isPath {
            let path = alternatives[0].joined(separator: "/")
            return tree.contains(path) ? [path] : []
        }
        return tree.paths(below: folder).filter(matches)
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
    private static func matches(_ names: [Substring], _ parts: [Substring]) -> Bool {
        var reached = closure([0], parts)
        for name in names {
            var next: Set<Int> = []
            for index in reached where index < parts.count {
                if parts[index] == "**" {
                    next.insert(index)
                } else if matches(name, parts[index]) {
                    next.insert(index + 1)
                }
            }
            reached = closure(next, parts)
            if reached.isEmpty { return false }
        }
        return reached.contains(parts.count)
    }

    /// `**` may also stand for no folder.
    private static func closure(_ indices: Set<Int>, _ parts: [Substring]) -> Set<Int> {
        var result = indices
        for index in indices {
            var next = index
            while next < parts.count, parts[next] == "**" {
                next += 1
                result.insert(next)
            }
        }
        return result
    }

    private static func matches(_ name: Substring, _ part: Substring) -> Bool {
        let (name, part) = (Array(name), Array(part))
        var (n, p) = (0, 0)
        var star: (name: Int, part: Int)?
        while n < name.count {
            if p < part.count, part[p] == "*" {
                star = (n, p)
                p += 1
            } else if p < part.count, part[p] == "?" || part[p] == name[n] {
                n += 1
                p += 1
            } else if let last = star {
                star = (last.name + 1, last.part)
                n = last.name + 1
                p = last.part + 1
            } else {
                return false
            }
        }
        return part[p...].allSatisfy { $0 == "*" }
    }
}
