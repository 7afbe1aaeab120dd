import SourceEditing

/// An entry of a collection of a YAML document.
struct YAMLEntryPlace: Sendable, Hashable {
    /// The collection's node.
    let container: Int
    /// The entry's index in the document's list.
    let entry: Int
}

extension YAMLDocument {
    /// The edits that remove entries with their lines; ask for all that go in one call, so that they fit together.
    ///
    /// A collection that loses all of its entries stays as `{}` or `[]`. Comments stay, but for those behind a removed
    /// entry on its last line.
    func removalEdits(of places: [YAMLEntryPlace]) -> [TextEdit] {
        let byContainer = Dictionary(grouping: Set(places), by: \.container)
        let gone = places.map { entries[$0.entry].range }
        var edits: [TextEdit] = []
        for container in byContainer.keys.sorted() {
            let removed = Set((byContainer[container] ?? []).map(\.entry))
            // What lies inside of something that goes, goes with it.
            let range = nodes[container].range
            let isInside = gone.contains {
                $0.lowerBound < range.lowerBound && range.upperBound <= $0.upperBound
            }
            guard !isInside else { continue }
            switch nodes[container].kind {
            case .mapping(isFlow: true), .sequence(isFlow: true):
                edits += flowRemoval(of: removed, from: container)
            default: edits += blockRemoval(of: removed, from: container)
            }
        }
        return edits
    }

    private func blockRemoval(of removed: Set<Int>, from container: Int) -> [TextEdit] {
        let children = nodes[container].children
        var edits: [TextEdit] = []
        if removed.count == children.count {
            edits.append(.insert(" " + emptyForm(of: container), at: nodes[container].slot))
        }
        for index in children where removed.contains(index) {
            edits.append(.remove(blockExtent(of: index, in: children, removed: removed)))
        }
        return edits
    }

    private func emptyForm(of container: Int) -> String {
        if case .mapping = nodes[container].kind { "{}" } else { "[]" }
    }

    /// The lines of an entry; of one that stands behind a dash, what stands there.
    private func blockExtent(
        of index: Int, in children: Range<Int>, removed: Set<Int>
    ) -> Range<Int> {
        let bytes = text.bytes
        let range = entries[index].range
        let end = lineEnd(behind: range.upperBound)
        if bytes.indentation(startingLineOf: range.lowerBound) != nil {
            return bytes.lineStart(before: range.lowerBound)..<end
        }
        // The entry that follows takes the place behind the dash.
        if let next = (index + 1..<children.upperBound).first, !removed.contains(next),
            bytes[range.upperBound..<entries[next].range.lowerBound].allSatisfy(\.isSpace)
        {
            return range.lowerBound..<entries[next].range.lowerBound
        }
        guard removed.count == children.count else { return range }
        let blanks = bytes[..<range.lowerBound].reversed().prefix(while: \.isBlank).count
        return (range.lowerBound - blanks)..<range.upperBound
    }

    /// The start of the next line, over blanks and a comment.
    func lineEnd(behind offset: Int) -> Int {
        let bytes = text.bytes
        var index = offset
        while index < bytes.count, !bytes[index].isNewline { index += 1 }
        guard index < bytes.count else { return index }
        return index + (bytes.has("\r\n", at: index) ? 2 : 1)
    }

    private func flowRemoval(of removed: Set<Int>, from container: Int) -> [TextEdit] {
        let children = nodes[container].children
        let bytes = text.bytes
        func hasComment(_ range: Range<Int>) -> Bool {
            bytes[range].contains(UInt8(ascii: "#"))
        }
        if removed.count == children.count {
            let range = nodes[container].range
            let inner = (range.lowerBound + 1)..<(range.upperBound - 1)
            let first = entries[children.lowerBound].range.lowerBound
            let last = entries[children.upperBound - 1].range.upperBound
            if !hasComment(inner.lowerBound..<first), !hasComment(last..<inner.upperBound) {
                return [.remove(inner)]
            }
        }
        var edits: [TextEdit] = []
        for index in children where removed.contains(index) {
            let range = entries[index].range
            let next = index + 1 < children.upperBound ? entries[index + 1].range.lowerBound : nil
            if let next, !hasComment(range.upperBound..<next) {
                edits.append(.remove(range.lowerBound..<next))
            } else if next == nil, let kept = children.last(where: { !removed.contains($0) }),
                case let start = entries[kept].range.upperBound,
                !(kept + 1...index).contains(where: {
                    hasComment(entries[$0 - 1].range.upperBound..<entries[$0].range.lowerBound)
                })
            {
                // The separators of the removed ones at the end go from the last that stays on.
                edits.removeAll { $0.range.lowerBound >= start }
                edits.append(.remove(start..<range.upperBound))
            } else {
                edits.append(.remove(range.lowerBound..<comma(behind: range.upperBound)))
            }
        }
        return edits
    }

    private func comma(behind offset: Int) -> Int {
        let bytes = text.bytes
        var index = offset
        while index < bytes.count, bytes[index].isSpace { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: ",") ? index + 1 : offset
    }
}
