import SourceEditing

/// What changes in a list of texts that is written out, in the list's own manner.
struct StarlarkListChange {
    /// A text that comes in.
    struct Addition {
        /// The text.
        let text: String
        /// The element that it stands behind, where the list has no order.
        let sibling: BazelPlace?
    }

    /// The texts that come in.
    var additions: [Addition] = []
    /// The elements that go.
    var removals: Set<BazelPlace> = []

    /// The edits of a list of a file.
    func edits(of list: BazelPlace, in file: StarlarkFile) -> [TextEdit] {
        guard
            let node = file.nodes.first(where: { node in
                guard case .list = node.kind else { return false }
                return node.range == list.range
            }), case .list(let elements) = node.kind
        else { return [] }
        return StarlarkListEdits(
            file, list, elements.map { file.nodes[$0] }, removed: removals, in: list.path
        ).edits(adding: additions)
    }
}

/// Edits of one list.
private struct StarlarkListEdits {
    private struct Element {
        let range: Range<Int>
        let text: String?
        let isRemoved: Bool
    }

    private let bytes: [UInt8]
    private let newline: String
    private let list: BazelPlace
    private let elements: [Element]

    init(
        _ file: StarlarkFile, _ list: BazelPlace, _ nodes: [StarlarkNode],
        removed: Set<BazelPlace>, in path: String
    ) {
        bytes = file.text.bytes
        newline = SourceText(bytes: Array(file.text.bytes[list.range])).newline.rawValue
        self.list = list
        elements = nodes.map { node in
            var text: String?
            if case .text(let value) = node.kind { text = value }
            return Element(
                range: node.range, text: text,
                isRemoved: removed.contains(BazelPlace(path: path, range: node.range)))
        }
    }

    func edits(adding additions: [StarlarkListChange.Addition]) -> [TextEdit] {
        var edits = removals()
        let isBare = additions.count == 1
        guard elements.contains(where: { !$0.isRemoved }) else {
            return edits + sole(additions, isBare: isBare)
        }
        for addition in additions {
            edits += insertion(of: addition, isBare: isBare).filter { !edits.contains($0) }
        }
        return edits
    }

    /// What comes where all others go: it takes the lines of the first.
    private func sole(
        _ additions: [StarlarkListChange.Addition], isBare: Bool
    ) -> [TextEdit] {
        guard !additions.isEmpty else { return [] }
        let quote = quote(like: elements.indices.first)
        let literals = additions.map { quote + $0.text + quote }
        guard let first = elements.first?.range, let lines = ownLines(of: 0),
            let indentation = bytes.indentation(startingLineOf: first.lowerBound)
        else {
            let place = elements.first?.range.lowerBound ?? list.range.lowerBound + 1
            return [.insert(literals.joined(separator: ", "), at: place)]
        }
        let comma = isBare && endsWithoutComma ? "" : ","
        return literals.map { .insert(indentation + $0 + comma + newline, at: lines.lowerBound) }
    }

    private var endsWithoutComma: Bool {
        elements.last.map { commaBehind($0.range.upperBound) == nil } ?? true
    }

    // MARK: Removal

    private func removals() -> [TextEdit] {
        let kept = elements.indices.filter { !elements[$0].isRemoved }
        return elements.indices.filter { elements[$0].isRemoved }.map { index in
            let range = elements[index].range
            if let lines = ownLines(of: index) { return .remove(lines) }
            guard let next = kept.first(where: { $0 > index }) else {
                let start = index > 0 ? elements[index - 1].range.upperBound : range.lowerBound
                let isFirst = kept.isEmpty && index == 0
                return .remove(start..<(isFirst ? behindComma(range.upperBound) : range.upperBound))
            }
            let isLeading = !kept.contains { $0 < index }
            if isLeading {
                return .remove(
                    range.lowerBound..<elements[min(index + 1, next)].range.lowerBound)
            }
            return .remove(elements[index - 1].range.upperBound..<range.upperBound)
        }
    }

    /// The lines of an element that has them for itself, its comma and a comment behind it included.
    private func ownLines(of index: Int) -> Range<Int>? {
        let range = elements[index].range
        guard bytes.indentation(startingLineOf: range.lowerBound) != nil else { return nil }
        var end = behindComma(range.upperBound)
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "#") {
            while end < bytes.count, !bytes[end].isNewline { end += 1 }
        }
        guard end < bytes.count, bytes[end].isNewline else { return nil }
        return bytes.lineStart(before: range.lowerBound)..<lineEnd(from: end)
    }

    /// Behind the comma that follows an offset, blanks and lines in between; the offset itself without one.
    private func behindComma(_ offset: Int) -> Int {
        commaBehind(offset).map { $0 + 1 } ?? offset
    }

    private func commaBehind(_ offset: Int) -> Int? {
        var index = offset
        while index < list.range.upperBound {
            if bytes[index] == UInt8(ascii: ",") { return index }
            if bytes[index] == UInt8(ascii: "#") {
                while index < bytes.count, !bytes[index].isNewline { index += 1 }
            } else if bytes[index].isSpace {
                index += 1
            } else {
                return nil
            }
        }
        return nil
    }

    /// The start of the next line.
    private func lineEnd(from offset: Int) -> Int {
        var index = offset
        while index < bytes.count, !bytes[index].isNewline { index += 1 }
        guard index < bytes.count else { return index }
        return index + (bytes.has("\r\n", at: index) ? 2 : 1)
    }

    // MARK: Insertion

    private func insertion(
        of addition: StarlarkListChange.Addition, isBare: Bool
    ) -> [TextEdit] {
        let sibling = elements.firstIndex { $0.range == addition.sibling?.range }
        let quote = quote(like: sibling ?? elements.indices.first)
        let literal = quote + addition.text + quote
        let kept = elements.indices.filter { !elements[$0].isRemoved }
        let place = sortedPlace(of: addition.text) ?? sibling.map { $0 + 1 } ?? elements.count
        if let anchor = kept.last(where: { $0 < place }) {
            let isLast = anchor == kept.last && isBare && endsWithoutComma
            return insert(literal + (isLast ? "" : ","), inLine: literal, behind: anchor)
        }
        return kept.first.map { insert(literal, before: $0) } ?? []
    }

    private func quote(like index: Int?) -> String {
        guard let index else { return "\"" }
        return bytes[elements[index].range.upperBound - 1] == UInt8(ascii: "'") ? "'" : "\""
    }

    /// Where a text belongs in a list that is in order; nil for one that is not.
    private func sortedPlace(of text: String) -> Int? {
        let texts = elements.compactMap(\.text)
        guard texts.count == elements.count, texts.count > 1 else { return nil }
        let orders: [(String) -> String] = [{ $0 }, { $0.lowercased() }]
        for order in orders {
            let keys = texts.map(order)
            guard zip(keys, keys.dropFirst()).allSatisfy({ $0.precedesByBytes($1) || $0 == $1 })
            else { continue }
            return keys.firstIndex { order(text).precedesByBytes($0) } ?? keys.count
        }
        return nil
    }

    private func insert(
        _ literal: String, inLine: String, behind anchor: Int
    ) -> [TextEdit] {
        let end = elements[anchor].range.upperBound
        let comma = commaBehind(end)
        let startsLine = bytes.indentation(startingLineOf: elements[anchor].range.lowerBound)
        guard let startsLine, isEndOfLine(comma.map { $0 + 1 } ?? end) else {
            return [.insert(", " + inLine, at: end)]
        }
        let line = TextEdit.insert(startsLine + literal + newline, at: lineEnd(from: comma ?? end))
        return comma == nil ? [.insert(",", at: end), line] : [line]
    }

    private func insert(_ literal: String, before anchor: Int) -> [TextEdit] {
        let start = elements[anchor].range.lowerBound
        guard let indentation = bytes.indentation(startingLineOf: start) else {
            return [.insert(literal + ", ", at: start)]
        }
        return [.insert(indentation + literal + "," + newline, at: start - indentation.utf8.count)]
    }

    /// Whether nothing but a comment follows on a line.
    private func isEndOfLine(_ offset: Int) -> Bool {
        var index = offset
        while index < bytes.count, bytes[index].isBlank { index += 1 }
        return index < bytes.count
            && (bytes[index].isNewline || bytes[index] == UInt8(ascii: "#"))
    }
}
