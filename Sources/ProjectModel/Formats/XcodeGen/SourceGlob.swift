/// A pattern of paths as XcodeGen expands it: `*`, `?`, `[…]`, `{a,b}`, and `**` for any folders.
struct SourceGlob: Sendable {
    private static let alternativeLimit = 128

    private let alternatives: [[Substring]]

    /// A pattern of paths that are relative to the same folder.
    init(_ pattern: String) {
        alternatives = Self.alternatives(of: pattern).map { alternative in
            alternative.split(separator: "/").filter { $0 != "." }
        }
    }

    /// Whether the pattern matches a path or a folder that leads to it.
    func matches(_ path: some StringProtocol) -> Bool {
        let parts = path.split(separator: "/").map { Array($0.utf8) }
        return alternatives.contains { Self.matches($0, parts) }
    }

    /// Whether some prefix of the parts matches all of the pattern.
    private static func matches(_ pattern: [Substring], _ parts: [[UInt8]]) -> Bool {
        guard !pattern.isEmpty else { return false }
        // Which numbers of parts the pattern so far can stand for.
        var reached = Array(repeating: false, count: parts.count + 1)
        reached[0] = true
        for (index, segment) in pattern.enumerated() {
            var next = Array(repeating: false, count: parts.count + 1)
            if segment == "**" {
                // At the end it stands for what is in the folder, elsewhere also for no folder at all.
                let least = index == pattern.count - 1 ? 1 : 0
                if let first = reached.firstIndex(of: true) {
                    for count in next.indices.dropFirst(first + least) { next[count] = true }
                }
            } else {
                let bytes = Array(segment.utf8)
                for count in parts.indices where reached[count] {
                    if Self.matches(bytes[...], parts[count][...]) { next[count + 1] = true }
                }
            }
            reached = next
        }
        return reached.dropFirst().contains(true)
    }

    /// Whether a pattern without slashes matches a name; only the last star is tried again.
    private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
        if name.first == UInt8(ascii: "."), pattern.first != UInt8(ascii: ".") { return false }
        var pattern = pattern
        var name = name
        var retry: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
        while true {
            if pattern.first == UInt8(ascii: "*") {
                pattern = pattern.dropFirst()
                retry = (pattern, name)
            } else if let byte = name.first, let rest = Self.rest(of: pattern, matching: byte) {
                pattern = rest
                name = name.dropFirst()
            } else if name.isEmpty, pattern.isEmpty {
                return true
            } else if let old = retry, !old.name.isEmpty {
                retry = (old.pattern, old.name.dropFirst())
                pattern = old.pattern
                name = old.name.dropFirst()
            } else {
                return false
            }
        }
    }

    /// What is left of a pattern behind what matches one byte; nil where it doesn't.
    private static func rest(
        of pattern: ArraySlice<UInt8>, matching byte: UInt8
    ) -> ArraySlice<UInt8>? {
        guard let first = pattern.first else { return nil }
        switch first {
        case UInt8(ascii: "?"): return pattern.dropFirst()
        case UInt8(ascii: "["):
            guard let end = pattern.dropFirst(2).firstIndex(of: UInt8(ascii: "]")) else {
                return byte == first ? pattern.dropFirst() : nil
            }
            var set = pattern[(pattern.startIndex + 1)..<end]
            let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
            if isNegated { set = set.dropFirst() }
            return contains(set, byte) != isNegated ? pattern[(end + 1)...] : nil
        case UInt8(ascii: "\\") where pattern.count > 1:
            return pattern[pattern.startIndex + 1] == byte ? pattern.dropFirst(2) : nil
        default: return first == byte ? pattern.dropFirst() : nil
        }
    }

    private static func contains(_ set: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
        var index = set.startIndex
        while index < set.endIndex {
            if index + 2 < set.endIndex, set[index + 1] == UInt8(ascii: "-") {
                if set[index] <= byte, byte <= set[index + 2] { return true }
                index += 3
            } else {
                if set[index] == byte { return true }
                index += 1
            }
        }
        return false
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
