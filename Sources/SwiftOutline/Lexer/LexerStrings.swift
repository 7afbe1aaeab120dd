/// The delimiters of a string literal.
struct StringStyle {
    /// Which quotes a literal has.
    enum Quote {
        case single, double, multiline
    }

    /// What it starts and ends with.
    let quote: Quote
    /// The number of `#`s on either side.
    let delimiterLength: Int
    /// The byte offset of the opening quote.
    let start: Int

    /// What the quotes are as tokens.
    var quoteKind: TokenKind {
        switch quote {
        case .single: .singleQuote
        case .double: .stringQuote
        case .multiline: .multilineStringQuote
        }
    }
}

/// An interpolation that is being read, and the literal to go back to behind it.
struct Interpolation {
    /// The literal around the interpolation.
    let literal: StringStyle
    /// The byte offset of its `(`.
    let start: Int
    /// The number of parentheses that are open inside.
    var parenDepth = 0

    /// Whether a line break ends the literal, and so the interpolation.
    var endsAtNewline: Bool { literal.quote != .multiline }
}

extension Lexer {
    /// Reads a string literal from its opening quote to its end or its first interpolation; the `#`s in front of it
    /// have been read.
    mutating func lexString(delimiterLength: Int) {
        let literal = StringStyle(
            quote: openingQuote(delimiterLength: delimiterLength), delimiterLength: delimiterLength,
            start: position)
        emit(literal.quoteKind, upTo: position + (literal.quote == .multiline ? 3 : 1))
        lexStringContent(literal)
    }

    private mutating func openingQuote(delimiterLength: Int) -> StringStyle.Quote {
        if bytes[position] == UInt8(ascii: "'") { return .single }
        let isTriple = isTripleQuote(at: position)
        if !isTriple { return .double }
        // `#"""#` is one quote in a string of one line.
        let closesOnLine =
            delimiterLength > 0
            && quoteOnLine(from: position + 2, withPounds: delimiterLength)
        return closesOnLine ? .double : .multiline
    }

    /// Reads on in a literal: a segment, then the end or an interpolation.
    private mutating func lexStringContent(_ literal: StringStyle) {
        let start = position
        while position < count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                if isClosingQuote(of: literal) { return closeString(literal, segmentStart: start) }
                position += 1
            case UInt8(ascii: "'"):
                if literal.quote == .single { return closeString(literal, segmentStart: start) }
                position += 1
            case UInt8(ascii: "\\"):
                let pounds = poundsOfEscape(in: literal)
                if let pounds, byte(position + 1 + pounds) == UInt8(ascii: "(") {
                    return enterInterpolation(literal, segmentStart: start)
                }
                skipEscape(pounds: pounds)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if literal.quote != .multiline {
                    return abandon(literal, segmentStart: start)
                }
                position += 1
            default:
                position += 1
            }
        }
        abandon(literal, segmentStart: start)
    }

    private mutating func emitSegment(from start: Int) {
        if position > start { emit(.stringSegment, from: start) }
    }

    private mutating func closeString(_ literal: StringStyle, segmentStart: Int) {
        emitSegment(from: segmentStart)
        emit(literal.quoteKind, upTo: position + (literal.quote == .multiline ? 3 : 1))
        if literal.delimiterLength > 0 {
            emit(.rawStringDelimiter, upTo: position + poundCount(at: position))
        }
    }

    private mutating func abandon(_ literal: StringStyle, segmentStart: Int) {
        emitSegment(from: segmentStart)
        abandonedLiteralEnd = position
        report(.unterminatedString, at: literal.start)
    }

    // MARK: Interpolations

    private mutating func enterInterpolation(_ literal: StringStyle, segmentStart: Int) {
        emitSegment(from: segmentStart)
        emit(.backslash, upTo: position + 1)
        let pounds = poundCount(at: position)
        if pounds > 0 { emit(.rawStringDelimiter, upTo: position + pounds) }
        interpolations.append(Interpolation(literal: literal, start: position))
        emit(.leftParen, upTo: position + 1)
        brackets.openIsland()
    }

    /// Reads the `)` of the innermost interpolation and goes on with its literal.
    mutating func leaveInterpolation() {
        guard let interpolation = interpolations.popLast() else { return }
        emit(.rightParen, upTo: position + 1)
        brackets.closeIsland(hasCloser: true)
        lexStringContent(interpolation.literal)
    }

    /// Gives up the innermost interpolation at a line break, and its literal with it.
    mutating func leaveInterpolationAtNewline() {
        guard let interpolation = interpolations.popLast() else { return }
        abandon(interpolation)
    }

    /// Gives up an interpolation that has no `)`.
    mutating func abandon(_ interpolation: Interpolation) {
        abandonedLiteralEnd = position
        brackets.closeIsland(hasCloser: false)
        report(.unterminatedInterpolation, at: interpolation.start)
        report(.unterminatedString, at: interpolation.literal.start)
    }

    // MARK: Quotes and escapes

    private func isTripleQuote(at offset: Int) -> Bool {
        offset + 2 < count && bytes[offset] == UInt8(ascii: "\"")
            && bytes[offset + 1] == UInt8(ascii: "\"") && bytes[offset + 2] == UInt8(ascii: "\"")
    }

    private func isClosingQuote(of literal: StringStyle) -> Bool {
        switch literal.quote {
        case .single:
            false
        case .double:
            hasPounds(literal.delimiterLength, at: position + 1)
        case .multiline:
            isTripleQuote(at: position) && hasPounds(literal.delimiterLength, at: position + 3)
        }
    }

    /// Whether at least as many `#`s are at an offset.
    private func hasPounds(_ length: Int, at offset: Int) -> Bool {
        guard offset + length <= count else { return false }
        return (offset..<offset + length).allSatisfy { bytes[$0] == UInt8(ascii: "#") }
    }

    /// The `#`s behind the backslash at `position` if they make it an escape; the compiler lets one too many pass.
    private func poundsOfEscape(in literal: StringStyle) -> Int? {
        let length = literal.delimiterLength
        guard length > 0 else { return 0 }
        guard hasPounds(length, at: position + 1) else { return nil }
        return byte(position + 1 + length) == UInt8(ascii: "#") ? length + 1 : length
    }

    /// Moves over a backslash and the one character behind it that could be taken for a delimiter.
    private mutating func skipEscape(pounds: Int?) {
        guard let pounds else {
            position += 1
            return
        }
        position += 1 + pounds
        switch byte(position) {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): position += 1
        default: break
        }
    }

    /// Whether a quote that enough `#`s follow stands between an offset and the end of its line.
    private mutating func quoteOnLine(from start: Int, withPounds length: Int) -> Bool {
        if !searches.quotesOnLine.range.contains(start) {
            searches.quotesOnLine = .quotes(bytes, onLine: start..<endOfLine(from: start))
        }
        return searches.quotesOnLine.contains(pounds: length, from: start)
    }
}
