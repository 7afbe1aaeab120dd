extension Lexer {
    /// Reads a name, a keyword or `_`.
    mutating func lexWord() {
        let start = position
        position = endOfWord(from: start)
        let length = position - start
        if length == 1, bytes[start] == UInt8(ascii: "_") {
            emit(.wildcard, from: start)
        } else if KeywordTable.lengths.contains(length),
            let keyword = keywords.keyword(bytes, start..<position)
        {
            emit(.keyword(keyword), from: start)
        } else {
            emit(.identifier, from: start)
        }
    }

    /// Reads `$0` or `$name`.
    mutating func lexDollar() {
        let start = position
        position = endOfWord(from: start + 1)
        let isPosition = position > start + 1 && bytes[start + 1..<position].allSatisfy(\.isDigit)
        emit(isPosition ? .dollarIdentifier : .identifier, from: start)
    }

    /// Reads a name in backticks, which may hold spaces and punctuation, or a backtick alone on its line.
    mutating func lexBacktick() {
        var end = position + 1
        while end < count {
            switch bytes[end] {
            case UInt8(ascii: "`"):
                return emit(.identifier, upTo: end + 1)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                return lexLoneBacktick()
            default:
                end += 1
            }
        }
        lexLoneBacktick()
    }

    private mutating func lexLoneBacktick() {
        report(.unterminatedName, at: position)
        emit(.backtick, upTo: position + 1)
    }

    /// Reads an editor placeholder, `<#text#>`, as a name; false if there is none at `position`.
    mutating func lexPlaceholder() -> Bool {
        guard byte(position + 1) == UInt8(ascii: "#") else { return false }
        var end = position + 2
        while end < count, bytes[end] != UInt8(ascii: "\n") {
            let next = byte(end + 1)
            switch bytes[end] {
            case UInt8(ascii: "<") where next == UInt8(ascii: "#"):
                return false
            case UInt8(ascii: "#") where next == UInt8(ascii: ">"):
                emit(.identifier, upTo: end + 2)
                return true
            default:
                end += 1
            }
        }
        return false
    }

    /// Reads characters that can't start a token, but that a person may have meant as one.
    mutating func lexUnknown(_ scalar: DecodedScalar) {
        report(.unexpectedCharacter, at: position)
        if scalar.isIdentifierContinuation {
            emit(.identifier, upTo: endOfWord(from: position))
        } else if scalar.value == 0x201C {
            let end = endOfCurlyQuote(from: position + scalar.length)
            emit(.identifier, upTo: end ?? position + scalar.length)
        } else {
            emit(.unknown, upTo: position + scalar.length)
        }
    }

    /// The offset of the first byte that doesn't go on a name.
    @inline(__always)
    func endOfWord(from start: Int) -> Int { bytes.endOfName(from: start) }

    /// The offset behind the quote that closes a string opened with a curly one, if it has one on its line.
    private mutating func endOfCurlyQuote(from start: Int) -> Int? {
        guard !searches.curlyQuote.contains(start) else { return nil }
        var offset = start
        search: while offset < count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""):
                return offset + 1
            case UInt8(ascii: "\\"):
                guard let end = endOfEscape(from: offset + 1) else { break search }
                offset = end
            case 0x20..<0x7F:
                offset += 1
            case 0x80...:
                let scalar = decode(at: offset)
                if scalar.isInvalid { break search }
                offset += scalar.length
                if scalar.value == 0x201D { return offset }
            default:
                break search
            }
        }
        searches.curlyQuote = start..<max(offset, start + 1)
        return nil
    }

    /// The offset behind an escape sequence of a string, after its backslash; nil if it is no valid one.
    private func endOfEscape(from start: Int) -> Int? {
        switch byte(start) {
        case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"),
            UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"):
            return start + 1
        case UInt8(ascii: "u") where byte(start + 1) == UInt8(ascii: "{"):
            var end = start + 2
            while byte(end).isHexDigit { end += 1 }
            return byte(end) == UInt8(ascii: "}") ? end + 1 : nil
        default:
            return nil
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first byte that doesn't go on a name.
    @inline(__always)
    func endOfName(from start: Int) -> Int {
        var end = start
        while end < count {
            let byte = self[end]
            if byte < 0x80 {
                guard byte.isWord else { break }
                end += 1
            } else {
                let scalar = scalar(at: end)
                guard scalar.isIdentifierContinuation else { break }
                end += scalar.length
            }
        }
        return end
    }
}
