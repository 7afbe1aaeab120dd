extension YAMLParser {
    /// Reads text without quotes, over as many lines as are indented deeper than its parent.
    ///
    /// - Throws: `DocumentError` where it starts with a character that can't start it.
    mutating func plain(parent: Int, inFlow: Bool) throws(DocumentError) -> Int {
        let start = offset
        guard let first = peek(), !"%@`,[]{}#&*!|>'\"".utf8.contains(first),
            !("-?:".utf8.contains(first) && isBlankOrEnd(offset + 1))
        else { throw unexpected() }
        var text = ""
        var end = offset
        while true {
            let lineEnd = plainEnd(inFlow: inFlow)
            text += string(offset..<lineEnd)
            offset = lineEnd
            end = lineEnd
            let blanks = lineEnd
            skipBlanks()
            guard let next = peek(), next.isNewline else {
                offset = blanks
                break
            }
            let breaks = skipEmptyLines()
            if !inFlow { try refuseTab(from: lineEnd, upTo: parent) }
            guard continuesPlain(parent: parent, inFlow: inFlow) else { break }
            text += breaks == 1 ? " " : String(repeating: "\n", count: breaks - 1)
        }
        var node = YAMLNode(kind: .scalar(.plain), range: start..<end)
        node.text = text
        return add(node)
    }

    /// Refuses a tab where the lines behind a place must be indented.
    private func refuseTab(from place: Int, upTo parent: Int) throws(DocumentError) {
        var line = place
        for index in place..<offset {
            if bytes[index].isNewline {
                line = index + 1
            } else if bytes[index] == 0x09, line > place, index - line <= parent {
                throw failure("a tab indents this line", at: index, remedy: "indent it with spaces")
            }
        }
    }

    private func continuesPlain(parent: Int, inFlow: Bool) -> Bool {
        guard let byte = peek(), !isMarker("---"), !isMarker("..."), byte != UInt8(ascii: "#")
        else { return false }
        guard inFlow else { return column > parent }
        if byte == UInt8(ascii: ":") { return !isBlankOrEnd(offset + 1) }
        return !",[]{}".utf8.contains(byte)
    }

    /// The end of the text without quotes on this line.
    func plainEnd(inFlow: Bool) -> Int {
        plainEnd(from: offset, inFlow: inFlow, before: bytes.count)
    }

    /// The end of the text without quotes that starts at an offset, on its line.
    func plainEnd(from start: Int, inFlow: Bool, before limit: Int) -> Int {
        var index = start
        var end = start
        while index < limit, !bytes[index].isNewline {
            let byte = bytes[index]
            if byte == UInt8(ascii: ":") {
                if isBlankOrEnd(index + 1) { break }
                if inFlow, ",[]{}".utf8.contains(bytes[index + 1]) { break }
            }
            if inFlow, ",[]{}".utf8.contains(byte) { break }
            if byte == UInt8(ascii: "#"), index > start, bytes[index - 1].isBlank { break }
            index += 1
            if !byte.isBlank { end = index }
        }
        return end
    }

    /// Skips a line end, the empty lines behind it and the indentation, and counts the line ends.
    mutating func skipEmptyLines() -> Int {
        var breaks = 0
        while let byte = peek(), byte.isSpace {
            if byte.isNewline {
                breaks += 1
                skipNewline()
            } else {
                offset += 1
            }
        }
        return breaks
    }

    /// Reads text in quotes.
    ///
    /// - Throws: `DocumentError` where it isn't closed or has an unknown escape.
    mutating func quoted() throws(DocumentError) -> Int {
        let start = offset
        let quote = bytes[offset]
        offset += 1
        var text: [UInt8] = []
        while true {
            guard let byte = peek() else {
                throw failure("this text in quotes isn't closed", at: start)
            }
            if byte == quote {
                offset += 1
                guard quote == UInt8(ascii: "'"), peek() == quote else { break }
                text.append(quote)
                offset += 1
            } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                try escape(into: &text)
            } else if byte.isSpace {
                try fold(into: &text, from: start)
            } else {
                text.append(byte)
                offset += 1
            }
        }
        var node = YAMLNode(
            kind: .scalar(quote == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted),
            range: start..<offset)
        node.text = String(decoding: text, as: UTF8.self)
        return add(node)
    }

    /// Takes blanks as they are, and a line end with the blanks around it as one blank.
    private mutating func fold(into text: inout [UInt8], from start: Int) throws(DocumentError) {
        let blanks = offset
        skipBlanks()
        guard let byte = peek(), byte.isNewline else {
            text += bytes[blanks..<offset]
            return
        }
        let breaks = skipEmptyLines()
        if isMarker("---") || isMarker("...") {
            throw failure("this text in quotes isn't closed", at: start)
        }
        if breaks == 1 {
            text.append(0x20)
        } else {
            text += Array(repeating: 0x0A, count: breaks - 1)
        }
    }

    private mutating func escape(into text: inout [UInt8]) throws(DocumentError) {
        let start = offset
        offset += 1
        guard let byte = peek() else { throw failure("this text isn't closed", at: start) }
        if byte.isNewline {
            let breaks = skipEmptyLines()
            text += Array(repeating: 0x0A, count: breaks - 1)
            return
        }
        offset += 1
        if let plain = Self.escapes[byte] {
            text += plain.utf8
            return
        }
        let length = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8][byte]
        guard let length, offset + length <= bytes.count,
            let code = UInt32(string(offset..<(offset + length)), radix: 16),
            let scalar = Unicode.Scalar(code)
        else { throw failure("this escape is unknown", at: start) }
        offset += length
        text += String(Character(scalar)).utf8
    }

    private static let escapes: [UInt8: String] = [
        UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
        UInt8(ascii: "t"): "\t", 0x09: "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}",
        UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}",
        UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"", UInt8(ascii: "/"): "/",
        UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
        UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
    ]
}
