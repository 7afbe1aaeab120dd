import SourceEditing

extension PropertyListDocument {
    /// The edits after which a path leads to a value: replaced where it is there, else inserted like its
    /// neighbours, with the containers that are missing on the way. Sorted keys stay sorted.
    ///
    /// - Throws: `DocumentError` at a value on the way that can't hold the next step.
    public func settingEdits(
        of value: PropertyListValue, at path: [PropertyListKey]
    ) throws(DocumentError) -> [TextEdit] {
        if path.isEmpty { return replacement(of: tree.root, by: value) }
        let existing = entries(at: path).map(\.entry)
        guard existing.isEmpty else {
            return existing.flatMap { replacement(of: $0.value, by: value, key: $0.key) }
        }
        var known = path.count - 1
        while known > 0, node(at: Array(path[..<known])) == nil { known -= 1 }
        guard let container = node(at: Array(path[..<known])) else { return [] }
        let inner = path[(known + 1)...].reversed().reduce(value) { value, step in
            switch step {
            case .key(let key): .dictionary([PropertyListPair(key, value)])
            case .index: .array([value])
            }
        }
        switch (tree.nodes[container].kind, path[known]) {
        case (.dictionary, .key(let key)):
            return insertion(of: inner, key: key, into: container)
        case (.array, .index(tree.nodes[container].children.count)):
            return insertion(of: inner, key: nil, into: container)
        default:
            throw .at(
                tree.nodes[container].range.lowerBound, of: text.bytes,
                "this value can't hold \"\(path[known])\"",
                remedy: "change the property list by hand")
        }
    }

    /// A key that stands for itself, as in `{ key; }`, gets its value behind it.
    private func replacement(
        of node: Int, by value: PropertyListValue, key: Range<Int> = 0..<0
    ) -> [TextEdit] {
        guard self.value(of: node) != value else { return [] }
        let insertion = EntryInsertion(self)
        let range = tree.nodes[node].range
        let indentation = text.bytes.indentation(ofLineAt: range.lowerBound)
        let lines = PropertyListWriter(syntax: syntax, unit: insertion.unit).lines(value)
        let code = lines.joined(separator: insertion.newline + indentation)
        if key == range { return [.insert(" = " + code, at: range.upperBound)] }
        return [TextEdit(range: range, replacement: code)]
    }

    private func insertion(
        of value: PropertyListValue, key: String?, into container: Int
    ) -> [TextEdit] {
        let insertion = EntryInsertion(self)
        func lines(_ unit: String) -> [String] {
            let writer = PropertyListWriter(syntax: syntax, unit: unit)
            return key.map { writer.lines(key: $0, value: value) } ?? writer.lines(element: value)
        }
        let entries = tree.entries(of: container)
        guard let first = entries.first else {
            return [insertion.edit(lines(insertion.unit), intoEmpty: tree.nodes[container])]
        }
        let keys = entries.map(self.key)
        var place = entries.endIndex
        if let key, keys == keys.sorted() {
            place = keys.firstIndex { $0 > key }.map { entries.startIndex + $0 } ?? place
        }
        let conditional = conditionalRanges
        while place > entries.startIndex {
            let previous = entries[place - 1]
            if !conditional.contains(where: { $0.contains(previous.range.upperBound) }) {
                let unit = insertion.unit(of: previous, in: tree.nodes[container])
                return insertion.edits(lines(unit), after: previous)
            }
            place -= 1
        }
        let unit = insertion.unit(of: first, in: tree.nodes[container])
        return [insertion.edit(lines(unit), before: first)]
    }

    /// What stands between `#if…` and `#endif` lines.
    private var conditionalRanges: [Range<Int>] {
        guard syntax == .xml, text.bytes.contains(UInt8(ascii: "#")) else { return [] }
        var ranges: [Range<Int>] = []
        var starts: [Int] = []
        var index = 0
        while let next = text.bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
            index = next + 1
            guard text.bytes.indentation(startingLineOf: next) != nil else { continue }
            if text.bytes.has("#if", at: next) {
                starts.append(next)
            } else if text.bytes.has("#endif", at: next), let start = starts.popLast() {
                ranges.append(start..<next)
            }
        }
        return ranges
    }
}
