extension YAMLParser {
    /// The column of the next byte, from 0, in bytes.
    var column: Int { offset - lineStart }

    /// The next byte.
    func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Whether a blank, a line end or the file's end stands at an offset.
    func isBlankOrEnd(_ index: Int) -> Bool { index >= bytes.count || bytes[index].isSpace }

    /// Whether `---` or `...` starts the line at the next byte.
    func isMarker(_ marker: StaticString) -> Bool {
        column == 0 && bytes.has(marker, at: offset) && isBlankOrEnd(offset + 3)
    }

    /// Skips blanks on a line.
    mutating func skipBlanks() {
        while let byte = peek(), byte.isBlank { offset += 1 }
    }

    /// Skips to the end of a line, and over it.
    mutating func skipLine() {
        while let byte = peek(), !byte.isNewline { offset += 1 }
        skipNewline()
    }

    /// Skips one line end.
    mutating func skipNewline() {
        guard offset < bytes.count else { return }
        offset += bytes.has("\r\n", at: offset) ? 2 : 1
        lineStart = offset
    }

    /// Skips blanks, comments and line ends.
    ///
    /// - Throws: `DocumentError` where a tab indents a line.
    mutating func skipToToken() throws(DocumentError) {
        while let byte = peek() {
            if byte == UInt8(ascii: "#"), offset == 0 || bytes[offset - 1].isSpace || column == 0 {
                skipLine()
            } else if byte.isNewline {
                skipNewline()
            } else if byte.isBlank {
                try skipIndentation()
            } else {
                return
            }
        }
    }

    private mutating func skipIndentation() throws(DocumentError) {
        let isLineStart = offset == lineStart
        let start = offset
        var tab: Int?
        while let byte = peek(), byte.isBlank {
            if byte == 0x09, tab == nil { tab = offset }
            offset += 1
        }
        guard isLineStart, isBlock, let tab else { return }
        offset = start
        throw failure("a tab indents this line", at: tab, remedy: "indent it with spaces")
    }

    /// Refuses a tab between a dash and a collection that it would indent.
    mutating func refuseTabIndentation() throws(DocumentError) {
        let start = offset
        skipBlanks()
        defer { offset = start }
        guard bytes[start..<offset].contains(0x09), peek() == UInt8(ascii: "-"),
            isBlankOrEnd(offset + 1)
        else { return }
        throw failure("a tab indents this list", at: start, remedy: "indent it with spaces")
    }

    /// The text of some bytes.
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Where the bytes of a node end; with its alias or its text.
    func end(of node: Int) -> Int { nodes[node].range.upperBound }

    /// The node that a node stands for.
    func resolved(_ node: Int) -> Int {
        var node = node
        while case .alias(let target) = nodes[node].kind { node = target }
        return node
    }

    /// Adds a node and gives its index.
    mutating func add(_ node: YAMLNode) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    /// Adds a collection and gives its index.
    mutating func add(_ kind: YAMLNode.Kind, _ range: Range<Int>, _ own: [YAMLEntry]) -> Int {
        let first = entries.count
        entries += own
        var node = YAMLNode(kind: kind, range: range)
        node.children = first..<entries.count
        node.height = (own.map { nodes[$0.value].height }.max() ?? 0) + 1
        return add(node)
    }

    /// Counts one more open collection.
    ///
    /// - Throws: `DocumentError` where there are too many.
    mutating func enter() throws(DocumentError) {
        guard depth < Self.depthLimit else { throw tooDeep() }
        depth += 1
    }

    /// An error for nesting beyond the bound.
    func tooDeep() -> DocumentError {
        failure("values are nested more than \(Self.depthLimit) levels deep here", at: offset)
    }

    /// An error for what can't stand here.
    func unexpected() -> DocumentError {
        failure("the indentation or the text here fits nothing in front of it", at: offset)
    }

    /// An error at a place.
    func failure(
        _ reason: String, at place: Int, remedy: String = "repair the YAML here"
    ) -> DocumentError {
        .at(place, of: bytes, reason, remedy: remedy)
    }
}
