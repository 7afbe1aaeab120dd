/// The extent of a regex literal.
struct RegexLiteral {
    /// The byte offset of its first `#`, or of its slash.
    let start: Int
    /// The number of `#`s in front of it.
    let openingPounds: Int
    /// The byte offset behind its pattern.
    var patternEnd: Int
    /// Whether a slash follows the pattern.
    var hasClosingSlash: Bool
    /// The number of `#`s behind it.
    var closingPounds: Int
}

extension Lexer {
    /// Reads `#"…"#`, `#/…/#`, a directive or a `#` alone.
    mutating func lexPound() {
        if !searches.plainPounds.contains(position) {
            let pounds = poundCount(at: position)
            switch byte(position + pounds) {
            case UInt8(ascii: "\""):
                emit(.rawStringDelimiter, upTo: position + pounds)
                return lexString(delimiterLength: pounds)
            case UInt8(ascii: "/"):
                return lexExtendedRegex(pounds: pounds)
            default:
                searches.plainPounds = position..<position + pounds
            }
        }
        lexDirective()
    }

    private mutating func lexExtendedRegex(pounds: Int) {
        var scan = RegexScan(at: position, pounds: pounds, mustBeRegex: true)
        if let regex = scan.run(bytes, &searches) {
            lexRegex(regex)
        }
    }

    private mutating func lexDirective() {
        var end = position + 1
        while byte(end).isLetter || byte(end) == UInt8(ascii: "_") { end += 1 }
        if let kind = directive(position + 1..<end) {
            emit(kind, upTo: end)
        } else {
            emit(.pound, upTo: position + 1)
        }
    }

    private func directive(_ name: Range<Int>) -> TokenKind? {
        func spells(_ word: StaticString) -> Bool {
            word.withUTF8Buffer { $0.elementsEqual(bytes[name]) }
        }
        return switch name.count {
        case 2 where spells("if"): .poundIf
        case 4 where spells("else"): .poundElse
        case 5 where spells("endif"): .poundEndif
        case 6 where spells("elseif"): .poundElseif
        case 9 where spells("available"): .poundAvailable
        case 11 where spells("unavailable"): .poundUnavailable
        case 14 where spells("sourceLocation"): .poundSourceLocation
        default: nil
        }
    }

    /// Reads the tokens of a regex literal.
    mutating func lexRegex(_ regex: RegexLiteral) {
        if regex.openingPounds > 0 { emit(.regexDelimiter, upTo: position + regex.openingPounds) }
        emit(.regexSlash, upTo: position + 1)
        if regex.patternEnd > position { emit(.regexPattern, upTo: regex.patternEnd) }
        if regex.hasClosingSlash { emit(.regexSlash, upTo: position + 1) }
        if regex.closingPounds > 0 { emit(.regexDelimiter, upTo: position + regex.closingPounds) }
        if !regex.hasClosingSlash || regex.closingPounds < regex.openingPounds {
            report(.unterminatedRegex, at: regex.start)
        }
    }

    /// The regex literal that starts at a slash among operator characters, if the compiler takes it for one.
    mutating func regexLiteral(at slash: Int, inOperator range: Range<Int>) -> RegexLiteral? {
        guard !isLeftBound(range.lowerBound) else { return nil }
        let previous = previousKind
        // The name of an operator that is being declared.
        if previous == .keyword(.func) || previous == .keyword(.operator) { return nil }
        var mustBeRegex = false
        if !isRightBound(range.upperBound, isLeftBound: false) {
            // It looks like a binary operator.
            mustBeRegex = operandMustFollow
            guard mustBeRegex || previous.map(\.allowsRegexBehindIt) ?? true else { return nil }
            // In an argument list it may be an operator that is passed on.
            switch previous {
            case .leftParen, .leftSquare, .comma, .colon, .doubleColon: break
            default: mustBeRegex = true
            }
        }
        var scan = RegexScan(at: slash, pounds: 0, mustBeRegex: mustBeRegex)
        return scan.run(bytes, &searches)
    }
}

extension TokenKind {
    /// Whether an operand, such as a regex literal, rather than an operator is expected behind the token.
    fileprivate var allowsRegexBehindIt: Bool {
        switch self {
        case .leftBrace, .leftParen, .leftSquare, .prefixAmpersand, .equal, .semicolon, .comma,
            .colon, .infixQuestionMark, .operatorToken(.prefix), .operatorToken(.binary),
            .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
            true
        case .keyword(let keyword):
            switch keyword {
            case .true, .false, .Any, .nil, .self, .Self, .super: false
            default: true
            }
        default:
            false
        }
    }
}
