extension Lexer {
    /// Reads a number; a malformed one takes the letters that stick to it.
    mutating func lexNumber() {
        let start = position
        let kind: TokenKind
        switch (bytes[start], byte(start + 1)) {
        case (UInt8(ascii: "0"), UInt8(ascii: "x")): kind = skipHexadecimalNumber()
        case (UInt8(ascii: "0"), UInt8(ascii: "o")), (UInt8(ascii: "0"), UInt8(ascii: "b")):
            position = endOfWord(from: start)
            kind = .integerLiteral
        default: kind = skipDecimalNumber()
        }
        emit(kind, from: start)
    }

    private mutating func skipDecimalNumber() -> TokenKind {
        skipDigits()
        switch byte(position) {
        case UInt8(ascii: "."):
            // `1.a` is a member access, and in `x.0.1` the parts are members of tuples.
            guard byte(position + 1).isDigit, previousKind != .period else {
                return .integerLiteral
            }
            position += 1
            skipDigits()
        case UInt8(ascii: "e"), UInt8(ascii: "E"):
            break
        default:
            position = endOfWord(from: position)
            return .integerLiteral
        }
        if byte(position) | 0x20 == UInt8(ascii: "e") { skipExponent() }
        return .floatLiteral
    }

    private mutating func skipHexadecimalNumber() -> TokenKind {
        position += 2
        guard byte(position).isHexDigit else {
            position = endOfWord(from: position)
            return .integerLiteral
        }
        skipHexDigits()
        let dot = position
        let hasFraction = byte(dot) == UInt8(ascii: ".")
        if hasFraction {
            position += 1
            guard position == count || byte(position).isHexDigit else {
                position = dot
                return .integerLiteral
            }
            skipHexDigits()
        }
        guard byte(position) | 0x20 == UInt8(ascii: "p") else {
            return hexadecimalInteger(dot: hasFraction ? dot : nil)
        }
        let sign = byte(position + 1)
        let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
        let exponent = position + (isSigned ? 2 : 1)
        // `0xff.fp` is a member access.
        if hasFraction, !isSigned, !byte(dot + 1).isDigit, exponent < count,
            !byte(exponent).isDigit
        {
            position = dot
            return .integerLiteral
        }
        skipExponent()
        return .floatLiteral
    }

    /// Ends a hexadecimal number without exponent: with a fraction, what follows the dot is a member.
    private mutating func hexadecimalInteger(dot: Int?) -> TokenKind {
        guard let dot else {
            position = endOfWord(from: position)
            return .integerLiteral
        }
        if position + 1 < count, !byte(position + 1).isDigit { position = dot }
        return .integerLiteral
    }

    /// Moves over `e-10` or `p4`.
    private mutating func skipExponent() {
        position += 1
        if byte(position) == UInt8(ascii: "+") || byte(position) == UInt8(ascii: "-") {
            position += 1
        }
        position = endOfWord(from: position)
    }

    private mutating func skipDigits() {
        while byte(position).isDigit || byte(position) == UInt8(ascii: "_") { position += 1 }
    }

    private mutating func skipHexDigits() {
        while byte(position).isHexDigit || byte(position) == UInt8(ascii: "_") { position += 1 }
    }
}
