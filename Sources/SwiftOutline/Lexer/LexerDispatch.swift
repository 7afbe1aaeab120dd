extension Lexer {
    /// Reads `#!…` if the file starts with it.
    mutating func lexShebang() {
        guard byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") else { return }
        emit(.shebang, upTo: endOfLine(from: 0))
    }

    /// Reads the token that starts with `first`, or the several ones of a literal.
    mutating func lexToken(_ first: UInt8) {
        switch first {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"):
            lexWord()
        case UInt8(ascii: "("): lexLeftParen()
        case UInt8(ascii: ")"): lexRightParen()
        case UInt8(ascii: "{"): lexOpening(.leftBrace, .brace)
        case UInt8(ascii: "}"): lexClosing(.rightBrace, .brace)
        case UInt8(ascii: "["): lexOpening(.leftSquare, .square)
        case UInt8(ascii: "]"): lexClosing(.rightSquare, .square)
        case UInt8(ascii: ","): emit(.comma, upTo: position + 1)
        case UInt8(ascii: ";"): emit(.semicolon, upTo: position + 1)
        case UInt8(ascii: "@"): emit(.atSign, upTo: position + 1)
        case UInt8(ascii: "\\"): emit(.backslash, upTo: position + 1)
        case UInt8(ascii: ":"): lexColon()
        case UInt8(ascii: "#"): lexPound()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): lexString(delimiterLength: 0)
        case UInt8(ascii: "$"): lexDollar()
        case UInt8(ascii: "`"): lexBacktick()
        case UInt8(ascii: "!"), UInt8(ascii: "?"): lexQuestionOrExclamation(first)
        case UInt8(ascii: "<"):
            if !lexPlaceholder() { lexOperator() }
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): leaveInterpolationAtNewline()
        case 0x80...: lexNonASCII()
        default: lexOperator()
        }
        if operandMustFollow, tokens.last?.kind.isPostfixMark != true { operandMustFollow = false }
    }

    private mutating func lexColon() {
        let isDouble = byte(position + 1) == UInt8(ascii: ":")
        emit(isDouble ? .doubleColon : .colon, upTo: position + (isDouble ? 2 : 1))
    }

    private mutating func lexLeftParen() {
        if !interpolations.isEmpty { interpolations[interpolations.count - 1].parenDepth += 1 }
        lexOpening(.leftParen, .paren)
    }

    private mutating func lexRightParen() {
        if let interpolation = interpolations.last {
            if interpolation.parenDepth == 0 { return leaveInterpolation() }
            interpolations[interpolations.count - 1].parenDepth -= 1
        }
        lexClosing(.rightParen, .paren)
    }

    private mutating func lexOpening(_ kind: TokenKind, _ shape: BracketMatcher.Shape) {
        emit(kind, upTo: position + 1)
        brackets.open(shape)
    }

    private mutating func lexClosing(_ kind: TokenKind, _ shape: BracketMatcher.Shape) {
        emit(kind, upTo: position + 1)
        brackets.close(shape)
    }

    private mutating func lexNonASCII() {
        let scalar = decode(at: position)
        if scalar.isIdentifierStart {
            lexWord()
        } else if scalar.isOperatorStart {
            lexOperator()
        } else {
            lexUnknown(scalar)
        }
    }
}
