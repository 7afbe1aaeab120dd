/// Whole lines of the original that one edit, or several close together, touch.
struct DiffRegion {
    /// Line numbers of the original, from 0.
    private(set) var lines: Range<Int>
    /// The edits inside, in the order of their place.
    private(set) var edits: [TextEdit]

    /// Above this many lines a region is shown as replaced as a whole, which keeps the time linear.
    static let comparedLineLimit = 2000

    /// The changes of lines that edits, which must not overlap, amount to, in the order of their place.
    static func changes(of edits: [TextEdit], in lines: DiffLines) -> [LineChange] {
        var changes = regions(of: edits, in: lines).flatMap { $0.changes(in: lines) }
        for index in changes.indices {
            let next =
                index + 1 < changes.count ? changes[index + 1].removed.lowerBound : lines.count
            changes[index].slideDown(in: lines, to: next)
        }
        return changes
    }

    /// The regions of edits, in the order of their place, none touching the next.
    private static func regions(of edits: [TextEdit], in lines: DiffLines) -> [DiffRegion] {
        var regions: [DiffRegion] = []
        for edit in edits.inPlaceOrder() {
            let lower = lines.index(at: edit.range.lowerBound)
            let upper = min(lines.index(at: edit.range.upperBound) + 1, lines.count)
            if let last = regions.last, lower <= last.lines.upperBound {
                let merged = last.lines.lowerBound..<max(upper, last.lines.upperBound)
                regions[regions.count - 1].lines = merged
                regions[regions.count - 1].edits.append(edit)
            } else {
                regions.append(DiffRegion(lines: lower..<max(lower, upper), edits: [edit]))
            }
        }
        return regions
    }

    /// The smallest changes of lines that have the effect of the region's edits.
    private func changes(in original: DiffLines) -> [LineChange] {
        let new = DiffLines(rewritten(from: original)[...])
        var prefix = 0
        let shorter = min(lines.count, new.count)
        while prefix < shorter, original[lines.lowerBound + prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix,
            original[lines.upperBound - 1 - suffix] == new[new.count - 1 - suffix]
        {
            suffix += 1
        }
        let removed = lines.lowerBound + prefix..<lines.upperBound - suffix
        let added = (prefix..<new.count - suffix).map { new[$0] }
        if removed.isEmpty && added.isEmpty { return [] }
        let whole = LineChange(removed: removed, added: added)
        let canCompare =
            !removed.isEmpty && !added.isEmpty
            && removed.count + added.count <= Self.comparedLineLimit
        return canCompare ? Self.compare(whole, in: original) : [whole]
    }

    private func rewritten(from original: DiffLines) -> [UInt8] {
        let bytes = original[lines]
        var result: [UInt8] = []
        var offset = bytes.startIndex
        for edit in edits {
            result += bytes[offset..<edit.range.lowerBound]
            result += edit.replacement.utf8
            offset = edit.range.upperBound
        }
        result += bytes[offset...]
        return result
    }

    /// Splits a change at the lines that both sides share.
    static func compare(_ whole: LineChange, in original: DiffLines) -> [LineChange] {
        var numbers = LineNumbers()
        let old = whole.removed.map { numbers.number(of: original[$0]) }
        let new = whole.added.map { numbers.number(of: $0) }
        let difference = new.difference(from: old)
        var isRemoved = [Bool](repeating: false, count: old.count)
        var isAdded = [Bool](repeating: false, count: new.count)
        for change in difference {
            switch change {
            case .remove(let offset, _, _): isRemoved[offset] = true
            case .insert(let offset, _, _): isAdded[offset] = true
            }
        }
        var changes: [LineChange] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            let (oldStart, newStart) = (oldIndex, newIndex)
            while oldIndex < old.count, isRemoved[oldIndex] { oldIndex += 1 }
            while newIndex < new.count, isAdded[newIndex] { newIndex += 1 }
            if (oldIndex, newIndex) == (oldStart, newStart) {
                oldIndex += 1
                newIndex += 1
                continue
            }
            let base = whole.removed.lowerBound
            changes.append(
                LineChange(
                    removed: base + oldStart..<base + oldIndex,
                    added: Array(whole.added[newStart..<newIndex])))
        }
        return changes
    }
}

/// Gives equal lines equal numbers, so that they are compared byte by byte only once.
private struct LineNumbers {
    private var numbers: [ArraySlice<UInt8>: Int] = [:]

    /// The number of a line.
    mutating func number(of line: ArraySlice<UInt8>) -> Int {
        if let number = numbers[line] { return number }
        numbers[line] = numbers.count
        return numbers.count - 1
    }
}
