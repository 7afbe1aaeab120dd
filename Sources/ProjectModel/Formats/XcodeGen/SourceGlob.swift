/// A pattern of paths as XcodeGen expands it: `*`, `?`, `[…]`, `{a,b}`, and `**` for any folders.
struct SourceGlob: Sendable {
    private static let alternativeLimit = 128

    private let alternatives: [[Part]]

    private enum Part: Sendable {
        case anyFolders
        case name(NamePattern)

        init(_ text: Substring) {
            // A bracket that is not closed stands for itself.
            let escaped = text.split(separator: "[", omittingEmptySubsequences: false)
                .joined(separator: "\\[")
            let pattern = text == "**" ? nil : NamePattern(text) ?? NamePattern(escaped)
            self = pattern.map { .name($0) } ?? .anyFolders
        }
    }

    /// A pattern of paths that are relative to the same folder.
    init(_ pattern: String) {
        alternatives = Self.alternatives(of: pattern).map { alternative in
            alternative.split(separator: "/").filter { $0 != "." }.map(Part.init)
        }
    }

    /// Whether the pattern matches a path or a folder that leads to it.
    func matches(_ path: some StringProtocol) -> Bool {
        let parts = path.split(separator: "/").map { Array($0) }
        return alternatives.contains { Self.matches($0, parts) }
    }

    /// Whether some prefix of the parts matches all of the pattern.
    private static func matches(_ pattern: [Part], _ parts: [[Character]]) -> Bool {
        guard !pattern.isEmpty else { return false }
        // Which numbers of parts the pattern so far can stand for.
        var reached = Array(repeating: false, count: parts.count + 1)
        reached[0] = true
        for (index, part) in pattern.enumerated() {
            var next = Array(repeating: false, count: parts.count + 1)
            switch part {
            case .anyFolders:
                // At the end it stands for what is in the folder, elsewhere also for no folder at all.
                let least = index == pattern.count - 1 ? 1 : 0
                if let first = reached.firstIndex(of: true) {
                    for count in next.indices.dropFirst(first + least) { next[count] = true }
                }
            case .name(let name):
                for count in parts.indices where reached[count] {
                    // A hidden file is meant only where the pattern says so.
                    let isHidden = parts[count].first == "." && !name.beginsWithDot
                    if !isHidden, name.matches(parts[count]) { next[count + 1] = true }
                }
            }
            reached = next
        }
        return reached.dropFirst().contains(true)
    }

    /// The pattern with its braces written out.
    private static func alternatives(of pattern: String) -> [String] {
        var pending = [pattern]
        var done: [String] = []
        while let next = pending.popLast(), done.count + pending.count < alternativeLimit {
            guard let open = next.lastIndex(of: "{"),
                let close = next[open...].firstIndex(of: "}")
            else {
                done.append(next)
                continue
            }
            let parts = next[next.index(after: open)..<close]
                .split(separator: ",", omittingEmptySubsequences: false)
            pending += parts.map { String(next[..<open] + $0 + next[next.index(after: close)...]) }
        }
        return done
    }
}
