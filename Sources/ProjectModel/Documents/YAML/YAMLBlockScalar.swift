extension YAMLParser {
    /// Reads `|` or `>` with the lines that are indented below it.
    ///
    /// - Throws: `DocumentError` where its header or its indentation is none.
    mutating func blockScalar(parent: Int) throws(DocumentError) -> Int {
        let start = offset
        let isLiteral = peek() == UInt8(ascii: "|")
        offset += 1
        let header = try blockHeader()
        var indentation = header.indentation.map { max(parent, 0) + $0 }
        var end = offset
        skipNewline()
        var text: [UInt8] = []
        var breaks = 0
        var isFirst = true
        var wasSpaced = false
        if indentation == nil { indentation = try detectIndentation(parent: parent) }
        let level = indentation ?? 1
        while offset < bytes.count {
            let line = offset
            while let byte = peek(), byte == 0x20, column < level { offset += 1 }
            guard let byte = peek() else { break }
            if byte.isNewline {
                breaks += 1
                skipNewline()
                continue
            }
            guard column >= level, !isMarker("---"), !isMarker("...") else {
                if byte == 0x09, column < level {
                    throw failure(
                        "a tab indents this line", at: offset, remedy: "indent it with spaces")
                }
                offset = line
                break
            }
            let isSpaced = byte.isBlank
            if isLiteral || isFirst || isSpaced || wasSpaced {
                text += Array(repeating: 0x0A, count: breaks)
            } else {
                text += breaks == 1 ? [0x20] : Array(repeating: 0x0A, count: breaks - 1)
            }
            let content = offset
            while let byte = peek(), !byte.isNewline { offset += 1 }
            text += bytes[content..<offset]
            end = offset
            wasSpaced = isSpaced
            isFirst = false
            breaks = 0
            if offset < bytes.count {
                breaks = 1
                skipNewline()
            }
        }
        switch header.chomping {
        case UInt8(ascii: "+"): text += Array(repeating: 0x0A, count: breaks)
        case UInt8(ascii: "-"): break
        default: if breaks > 0, !isFirst { text.append(0x0A) }
        }
        var node = YAMLNode(kind: .scalar(isLiteral ? .literal : .folded), range: start..<end)
        node.text = String(decoding: text, as: UTF8.self)
        return add(node)
    }

    private mutating func blockHeader() throws(DocumentError) -> (
        indentation: Int?, chomping: UInt8?
    ) {
        var indentation: Int?
        var chomping: UInt8?
        while let byte = peek(), !byte.isSpace {
            if byte.isDigit, byte != UInt8(ascii: "0"), indentation == nil {
                indentation = Int(byte - UInt8(ascii: "0"))
            } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), chomping == nil {
                chomping = byte
            } else {
                throw failure("this can't stand behind \"|\" or \">\"", at: offset)
            }
            offset += 1
        }
        let end = offset
        skipBlanks()
        if peek() == UInt8(ascii: "#"), offset > end {
            while let byte = peek(), !byte.isNewline { offset += 1 }
        }
        guard offset >= bytes.count || bytes[offset].isNewline else {
            throw failure("this can't stand behind \"|\" or \">\"", at: offset)
        }
        return (indentation, chomping)
    }

    /// The indentation of the first line that isn't empty, deeper than the parent's.
    private func detectIndentation(parent: Int) throws(DocumentError) -> Int {
        var index = offset
        var deepest = 0
        while index < bytes.count {
            let line = index
            while index < bytes.count, bytes[index] == 0x20 { index += 1 }
            deepest = max(deepest, index - line)
            guard index < bytes.count, bytes[index].isNewline else { break }
            index += bytes.has("\r\n", at: index) ? 2 : 1
        }
        return max(deepest, parent + 1, 1)
    }
}
