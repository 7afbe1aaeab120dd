/// Two versions of a text that were made from a third one, joined line by line, as `git merge-file` does.
///
/// Changes that stand in different lines are both made, and one that both make is made once. A change of lines that the other
/// one changes in another way is a conflict.
public struct LineMerge: Sendable {
    /// The joined text; nil where changes are in conflict.
    public let bytes: [UInt8]?
    /// The lines of the first version at which a change is in conflict, from 1, in their order.
    public let conflicts: [Int]

    /// Joins two versions of a text.
    ///
    /// - Parameters:
    ///   - mine: The first version, whose lines conflicts are told by.
    ///   - theirs: The second version.
    public init(of mine: [UInt8], and theirs: [UInt8], from base: [UInt8]) {
        let base = DiffLines(base[...])
        let first = LineChange.changes(from: base, to: DiffLines(mine[...]))
        let second = LineChange.changes(from: base, to: DiffLines(theirs[...]))
        var writer = Writer(base: base)
        var conflicts: [Int] = []
        var (i, j) = (0, 0)
        // By how many lines the first version is longer so far.
        var shift = 0
        while i < first.count || j < second.count {
            let own = i < first.count ? first[i] : nil
            let other = j < second.count ? second[j] : nil
            if let own, let other, own.isSame(as: other) {
                writer.make(own)
                j += 1
            } else if let own, let other, own.isInConflict(with: other) {
                conflicts.append(own.removed.lowerBound + shift + 1)
                // What ends first can't be in conflict with anything that follows.
                if other.removed.upperBound < own.removed.upperBound {
                    j += 1
                    continue
                }
            } else if let other, own.map({ other.isBefore($0) }) ?? true {
                writer.make(other)
                j += 1
                continue
            } else if let own {
                writer.make(own)
            }
            shift += own.map { $0.added.count - $0.removed.count } ?? 0
            i += 1
        }
        self.conflicts = conflicts.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        bytes = conflicts.isEmpty ? writer.finished() : nil
    }

    /// Writes the lines of the base with changes, in their order.
    private struct Writer {
        let base: DiffLines
        var bytes: [UInt8] = []
        var line = 0

        mutating func make(_ change: LineChange) {
            copy(to: change.removed.lowerBound)
            for added in change.added { append(added) }
            line = change.removed.upperBound
        }

        mutating func finished() -> [UInt8] {
            copy(to: base.count)
            return bytes
        }

        private mutating func copy(to end: Int) {
            guard line < end else { return }
            append(base[line..<end])
            line = end
        }

        /// A text whose last line lacks its ending may get lines after it.
        private mutating func append(_ lines: ArraySlice<UInt8>) {
            let newline = UInt8(ascii: "\n")
            if !lines.isEmpty, let last = bytes.last, last != newline { bytes.append(newline) }
            bytes += lines
        }
    }
}

extension LineChange {
    /// The changes that make another text of a text, in their order; lines that both begin or end with are no part of them.
    fileprivate static func changes(from old: DiffLines, to new: DiffLines) -> [LineChange] {
        let shortest = min(old.count, new.count)
        let start = (0..<shortest).first { old[$0] != new[$0] } ?? shortest
        let rest = shortest - start
        let end =
            (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
        let whole = LineChange(
            removed: start..<old.count - end, added: (start..<new.count - end).map { new[$0] })
        if whole.removed.isEmpty, whole.added.isEmpty { return [] }
        let canCompare = whole.removed.count + whole.added.count <= DiffRegion.comparedLineLimit
        var changes = canCompare ? DiffRegion.compare(whole, in: old) : [whole]
        for index in changes.indices {
            let next =
                index + 1 < changes.count ? changes[index + 1].removed.lowerBound : old.count
            changes[index].slideDown(in: old, to: next)
        }
        return changes
    }

    fileprivate func isSame(as other: LineChange) -> Bool {
        removed == other.removed && added == other.added
    }

    /// Whether both change one line, or add lines at one place, so that nobody can say what comes first.
    fileprivate func isInConflict(with other: LineChange) -> Bool {
        if removed.isEmpty, other.removed.isEmpty {
            return removed.lowerBound == other.removed.lowerBound
        }
        return removed.lowerBound < other.removed.upperBound
            && other.removed.lowerBound < removed.upperBound
    }

    /// Whether it stands in front of another one that it is not in conflict with.
    fileprivate func isBefore(_ other: LineChange) -> Bool {
        removed.upperBound <= other.removed.lowerBound
    }
}
