import SourceEditing

extension PropertyListDocument {
    /// The edits that remove the values at paths with their keys and lines, repeated keys included.
    ///
    /// Ask for everything that goes in one call: neighbours on one line, and parents that become empty, then
    /// fit together. An emptied container stays as `<dict/>`, or goes too with `pruningEmptyParents`.
    public func removalEdits(
        of paths: [[PropertyListKey]], pruningEmptyParents: Bool = false
    ) -> [TextEdit] {
        var removed: Set<Int> = []
        let matches = paths.flatMap(entries)
        for match in matches {
            guard let last = match.path.last else { continue }
            removed.insert(last.entry)
        }
        if pruningEmptyParents {
            for match in matches { prune(match.path, into: &removed) }
        }
        let outermost = matches.compactMap { match in
            match.path.firstIndex { removed.contains($0.entry) }.map { match.path[$0] }
        }
        return edits(removing: outermost)
    }

    /// Marks the parents of a removed entry that keep no other entry.
    private func prune(_ path: [(container: Int, entry: Int)], into removed: inout Set<Int>) {
        for step in path.indices.dropFirst().reversed() {
            let children = tree.nodes[path[step].container].children
            guard children.allSatisfy(removed.contains) else { return }
            removed.insert(path[step - 1].entry)
        }
    }

    private func edits(removing steps: [(container: Int, entry: Int)]) -> [TextEdit] {
        let containers = Set(steps.map(\.container)).sorted()
        var edits: [TextEdit] = []
        var extents: [Range<Int>] = []
        for container in containers {
            let entries = Set(steps.filter { $0.container == container }.map(\.entry)).sorted()
            if let emptied = emptyForm(of: container, without: entries) {
                edits.append(emptied)
            } else {
                extents += entries.map { tree.entries[$0].range }
            }
        }
        return edits
            + ExtentRemoval(text, syntax: syntax).edits(removing: extents)
    }

    /// The edit to `<dict/>` where nothing but white space would be left in a container.
    private func emptyForm(of container: Int, without entries: [Int]) -> TextEdit? {
        let node = tree.nodes[container]
        guard syntax == .xml, entries.count == node.children.count else { return nil }
        var offset = node.content.lowerBound
        for entry in entries.map({ tree.entries[$0] }) {
            guard isSpace(offset..<entry.range.lowerBound) else { return nil }
            if let value = entry.key.isEmpty ? nil : tree.nodes[entry.value].range,
                !isSpace(entry.key.upperBound..<value.lowerBound)
            {
                return nil
            }
            offset = entry.range.upperBound
        }
        guard isSpace(offset..<node.content.upperBound) else { return nil }
        let replacement = node.kind == .array ? "<array/>" : "<dict/>"
        return TextEdit(range: node.range, replacement: replacement)
    }

    private func isSpace(_ range: Range<Int>) -> Bool {
        text.bytes[range].allSatisfy(\.isSpace)
    }
}
