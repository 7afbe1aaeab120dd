import SourceEditing

extension YAMLDocument {
    /// What one more level of nesting is indented by: as the first mapping inside of another is.
    var unit: String {
        for entry in entries {
            guard let key = entry.key, case .mapping(isFlow: false) = nodes[entry.value].kind,
                let outer = text.bytes.indentation(startingLineOf: nodes[key].range.lowerBound),
                let inner = text.bytes.indentation(
                    startingLineOf: nodes[entry.value].range.lowerBound),
                inner.hasPrefix(outer), inner != outer
            else { continue }
            return String(inner.dropFirst(outer.count))
        }
        return "  "
    }

    /// The edits that give a key of a mapping a value; none where it has it.
    ///
    /// A mapping that is left out is written. The place of a new key is that of the alphabet, where the others keep to it.
    func settingEdits(
        of key: String, to value: PropertyListValue, in mapping: Int
    ) -> [TextEdit] {
        let lines = YAMLWriter(unit: unit).lines(key: key, value: value)
        let own = entries(of: mapping)
        if let entry = own.last(where: { self.key(of: $0) == key }) {
            return replacement(of: entry, in: mapping, key: key, by: value)
        }
        switch nodes[mapping].kind {
        case .scalar where nodes[mapping].range.isEmpty: return fill(mapping, with: lines)
        case .mapping(isFlow: true):
            return flowInsertion(of: [PropertyListPair(key, value)], into: mapping)
        case .mapping: break
        default: return []
        }
        let keys = own.map(self.key)
        var place = own.endIndex
        if keys == keys.sorted() {
            place = keys.firstIndex { $0 > key }.map { own.startIndex + $0 } ?? place
        }
        if place == own.startIndex, let first = own.first {
            return [insertion(of: lines, before: first)]
        }
        return [insertion(of: lines, after: own[place - 1])]
    }

    private func replacement(
        of entry: YAMLEntry, in mapping: Int, key: String, by value: PropertyListValue
    ) -> [TextEdit] {
        guard propertyListValue(of: entry.value) != value else { return [] }
        if case .scalar(let style) = nodes[entry.value].kind, !nodes[entry.value].range.isEmpty {
            let code =
                if case .string(let text) = value { YAMLWriter.scalar(text, like: style) } else {
                    YAMLWriter.flow(value)
                }
            return [TextEdit(range: nodes[entry.value].range, replacement: code)]
        }
        return [
            TextEdit(
                range: entry.indicatorEnd..<entry.range.upperBound,
                replacement: " " + YAMLWriter.flow(value))
        ]
    }

    /// Inserts lines in front of an entry of a block.
    private func insertion(of lines: [String], before entry: YAMLEntry) -> TextEdit {
        let start = entry.range.lowerBound
        let indentation = column(of: start)
        let code = lines.joined(separator: newline + indentation) + newline + indentation
        return .insert(code, at: start)
    }

    /// Inserts lines behind an entry of a block and a comment on its line.
    func insertion(of lines: [String], after entry: YAMLEntry) -> TextEdit {
        let indentation = column(of: entry.range.lowerBound)
        return insertion(
            ofIndented: lines.map { indentation + $0 }, behind: entry.range.upperBound)
    }

    private func insertion(ofIndented lines: [String], behind offset: Int) -> TextEdit {
        let code = lines.joined(separator: newline)
        let end = lineEnd(behind: offset)
        let isOpen = end == text.bytes.count && !(text.bytes.last?.isNewline ?? true)
        return .insert(isOpen ? newline + code : code + newline, at: end)
    }

    /// Writes lines below a key whose value is left out, or is an empty collection.
    private func fill(_ node: Int, with lines: [String]) -> [TextEdit] {
        let range = nodes[node].range
        let indentation = text.bytes.indentation(ofLineAt: range.lowerBound) + unit
        var edits = [
            insertion(ofIndented: lines.map { indentation + $0 }, behind: range.upperBound)
        ]
        if !range.isEmpty {
            let blanks = text.bytes[..<range.lowerBound].reversed().prefix(while: \.isBlank).count
            edits.insert(.remove((range.lowerBound - blanks)..<range.upperBound), at: 0)
        }
        return edits
    }

    private func flowInsertion(of pairs: [PropertyListPair], into mapping: Int) -> [TextEdit] {
        let own = entries(of: mapping)
        let isBehindKey =
            text.bytes.indentation(startingLineOf: nodes[mapping].range.lowerBound) == nil
        guard let last = own.last else {
            let lines = pairs.flatMap { YAMLWriter(unit: unit).lines(key: $0.key, value: $0.value) }
            return isBehindKey && isInBlock(mapping)
                ? fill(mapping, with: lines)
                : [
                    .insert(
                        pairs.map { "\(YAMLWriter.scalar($0.key)): \(YAMLWriter.flow($0.value))" }
                            .joined(separator: ", "), at: nodes[mapping].range.upperBound - 1)
                ]
        }
        let code = pairs.map { "\(YAMLWriter.scalar($0.key)): \(YAMLWriter.flow($0.value))" }
        return [.insert(", " + code.joined(separator: ", "), at: last.range.upperBound)]
    }

    /// Whether a node stands behind the key of a block, so that lines can stand below that.
    private func isInBlock(_ node: Int) -> Bool { nodes[node].slot > 0 }

    /// The blanks that bring a line to the column of an offset.
    func column(of offset: Int) -> String {
        String(
            repeating: " ",
            count: offset - text.bytes.lineStart(before: offset)
                - (text.hasByteOrderMark && text.bytes.lineStart(before: offset) == 0 ? 3 : 0))
    }

    /// The file's line ending.
    var newline: String { text.newline.rawValue }
}
