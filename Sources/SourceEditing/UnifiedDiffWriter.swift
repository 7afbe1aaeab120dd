/// Writes the lines of a patch.
struct DiffWriter {
    /// What was written so far.
    private(set) var bytes: [UInt8] = []

    /// Writes a line of the header.
    mutating func line(_ text: String) {
        bytes += text.utf8
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Writes the line that starts a file's patch.
    mutating func beginFile(_ path: String) {
        line("diff --git \(DiffPath.quoted("a/" + path)) \(DiffPath.quoted("b/" + path))")
    }

    /// Writes the names of both sides; nil stands for a file that is not there.
    mutating func names(old: String?, new: String?) {
        line("--- \(old.map(DiffPath.terminated) ?? "/dev/null")")
        line("+++ \(new.map(DiffPath.terminated) ?? "/dev/null")")
    }

    /// Writes changes, which must be in order, with the unchanged lines around them.
    mutating func hunks(_ changes: [LineChange], in original: DiffLines) {
        var shift = 0
        var start = 0
        while start < changes.count {
            var end = start + 1
            while end < changes.count,
                changes[end].removed.lowerBound - changes[end - 1].removed.upperBound
                    <= 2 * UnifiedDiff.contextLineCount
            {
                end += 1
            }
            shift += hunk(changes[start..<end], in: original, shift: shift)
            start = end
        }
    }

    /// Writes one hunk and returns by how many lines it moves what follows.
    private mutating func hunk(
        _ changes: ArraySlice<LineChange>, in original: DiffLines, shift: Int
    ) -> Int {
        guard let first = changes.first, let last = changes.last else { return 0 }
        let context = UnifiedDiff.contextLineCount
        let lower = max(0, first.removed.lowerBound - context)
        let upper = min(original.count, last.removed.upperBound + context)
        let growth = changes.reduce(0) { $0 + $1.added.count - $1.removed.count }
        let old = Self.lineRange(start: lower, count: upper - lower)
        let new = Self.lineRange(start: lower + shift, count: upper - lower + growth)
        line("@@ -\(old) +\(new) @@")
        var next = lower
        for change in changes {
            for index in next..<change.removed.lowerBound { content(" ", original[index]) }
            for index in change.removed { content("-", original[index]) }
            for line in change.added { content("+", line) }
            next = change.removed.upperBound
        }
        for index in next..<upper { content(" ", original[index]) }
        return growth
    }

    /// Lines in the notation of a hunk's header, where an empty range is named by the line before it.
    private static func lineRange(start: Int, count: Int) -> String {
        switch count {
        case 0: "\(start),0"
        case 1: "\(start + 1)"
        default: "\(start + 1),\(count)"
        }
    }

    private mutating func content(_ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>) {
        bytes.append(UInt8(ascii: mark))
        bytes += line
        if line.last != UInt8(ascii: "\n") {
            bytes += "\n\\ No newline at end of file\n".utf8
        }
    }
}
