extension Lexer {
    /// Moves over white space, comments and characters that belong to no token. In an interpolation of a
    /// single-line literal it stops at a line break, which ends the literal.
    mutating func skipTrivia() {
        while position < count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
                position += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if interpolations.last?.endsAtNewline == true { return }
                position += 1
            case UInt8(ascii: "/"):
                guard skipComment() else { return }
            case UInt8(ascii: "<"), UInt8(ascii: ">"):
                guard skipConflictMarker() else { return }
            case 0x21..<0x7F:
                return
            default:
                guard skipUnexpected(byte) else { return }
            }
        }
    }

    private mutating func skipComment() -> Bool {
        switch byte(position + 1) {
        case UInt8(ascii: "/"):
            position = endOfLine(from: position + 2)
            return true
        case UInt8(ascii: "*"):
            skipBlockComment()
            return true
        default:
            return false
        }
    }

    private mutating func skipBlockComment() {
        guard let end = bytes.endOfBlockComment(from: position) else {
            report(.unterminatedComment, at: position)
            position = count
            return
        }
        position = end
    }

    private mutating func skipConflictMarker() -> Bool {
        switch byte(before: position) {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0: break
        default: return false
        }
        guard let marker = ConflictMarker(bytes, at: position),
            searches.mayFind(marker, from: position)
        else { return false }
        guard let end = marker.end(in: bytes, from: position) else {
            searches.failed(marker, from: position)
            return false
        }
        report(.conflictMarker, at: position)
        position = end
        return true
    }

    /// Moves over a byte-order mark or over one character that can't start a token.
    private mutating func skipUnexpected(_ first: UInt8) -> Bool {
        if first == 0xEF, byte(position + 1) == 0xBB, byte(position + 2) == 0xBF {
            position += 3
            return true
        }
        let scalar = decode(at: position)
        if scalar.isInvalid {
            position += scalar.length
            return true
        }
        if scalar.isIdentifierContinuation || scalar.isOperatorStart || scalar.isCurlyQuote {
            return false
        }
        report(.unexpectedCharacter, at: position)
        position += scalar.length
        return true
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset behind the block comment that starts at `start`, nested comments included; nil if it has no end.
    func endOfBlockComment(from start: Int) -> Int? {
        var depth = 1
        var offset = start + 2
        while offset + 1 < count {
            let byte = self[offset]
            if byte == UInt8(ascii: "*"), self[offset + 1] == UInt8(ascii: "/") {
                offset += 2
                depth -= 1
                if depth == 0 { return offset }
            } else if byte == UInt8(ascii: "/"), self[offset + 1] == UInt8(ascii: "*") {
                offset += 2
                depth += 1
            } else {
                offset += 1
            }
        }
        return nil
    }
}
