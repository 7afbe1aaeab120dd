extension Lexer {
    /// Reads an operator, or the regex literal that starts in it.
    mutating func lexOperator() {
        let start = position
        var end = endOfOperator(from: start)
        if let slash = bytes[start..<end].firstIndex(of: UInt8(ascii: "/")),
            let regex = regexLiteral(at: slash, inOperator: start..<end)
        {
            if slash > start {
                position = slash
                emit(operatorKind(start..<slash), from: start)
            }
            return lexRegex(regex)
        }
        end = startOfComment(in: start..<end) ?? end
        position = end
        let kind = operatorKind(start..<end)
        if kind == .unknown { report(.unexpectedCharacter, at: start) }
        emit(kind, from: start)
    }

    /// Reads `?` or `!`: one that sticks to what is in front of it is postfix and a token of its own.
    mutating func lexQuestionOrExclamation(_ first: UInt8) {
        guard isLeftBound(position) else { return lexOperator() }
        operandMustFollow = previousKind == .keyword(.try)
        let kind: TokenKind =
            first == UInt8(ascii: "!") ? .exclamationMark : .postfixQuestionMark
        emit(kind, upTo: position + 1)
    }

    // MARK: Extent

    /// The offset behind the operator characters at `start`.
    private mutating func endOfOperator(from start: Int) -> Int {
        let startsWithPeriod = bytes[start] == UInt8(ascii: ".")
        if searches.operatorRun.contains(start),
            searches.operatorRunStartsWithPeriod == startsWithPeriod
        {
            return searches.operatorRun.upperBound
        }
        var end = start + decode(at: start).length
        while end < count {
            let byte = bytes[end]
            if byte < 0x80 {
                if !byte.isOperator { break }
                if byte == UInt8(ascii: "."), !startsWithPeriod { break }
                if byte == UInt8(ascii: "<"), isPlaceholder(at: end) { break }
                end += 1
            } else {
                let scalar = decode(at: end)
                if !scalar.isOperatorContinuation { break }
                end += scalar.length
            }
        }
        if end - start > 2 {
            searches.operatorRun = start..<end
            searches.operatorRunStartsWithPeriod = startsWithPeriod
        }
        return end
    }

    /// Whether `<#` is at an offset and `#>` follows on its line.
    private mutating func isPlaceholder(at start: Int) -> Bool {
        guard byte(start + 1) == UInt8(ascii: "#"), !searches.placeholderEnd.contains(start) else {
            return false
        }
        var end = start
        while end + 1 < count, bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") { return true }
            end += 1
        }
        searches.placeholderEnd = start..<end
        return false
    }

    /// The offset of a comment that starts in the middle of operator characters.
    private func startOfComment(in range: Range<Int>) -> Int? {
        guard range.count > 2 else { return nil }
        return (range.lowerBound + 1..<range.upperBound).first { offset in
            guard bytes[offset] == UInt8(ascii: "/") else { return false }
            let next = byte(offset + 1)
            return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
        }
    }

    // MARK: Kind

    /// What the operator characters of a range are.
    private func operatorKind(_ range: Range<Int>) -> TokenKind {
        let isLeftBound = isLeftBound(range.lowerBound)
        let isRightBound = isRightBound(range.upperBound, isLeftBound: isLeftBound)
        switch range.count {
        case 1:
            switch bytes[range.lowerBound] {
            case UInt8(ascii: "="): return .equal
            case UInt8(ascii: "&") where isRightBound && !isLeftBound: return .prefixAmpersand
            case UInt8(ascii: "."): return .period
            case UInt8(ascii: "?"): return isLeftBound ? .postfixQuestionMark : .infixQuestionMark
            default: break
            }
        case 2:
            switch (bytes[range.lowerBound], bytes[range.lowerBound + 1]) {
            case (UInt8(ascii: "-"), UInt8(ascii: ">")): return .arrow
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): return .unknown
            default: break
            }
        default:
            if containsCommentEnd(range) { return .unknown }
        }
        if isLeftBound == isRightBound { return .operatorToken(.binary) }
        return .operatorToken(isLeftBound ? .postfix : .prefix)
    }

    private func containsCommentEnd(_ range: Range<Int>) -> Bool {
        (range.lowerBound..<range.upperBound - 1).contains {
            bytes[$0] == UInt8(ascii: "*") && bytes[$0 + 1] == UInt8(ascii: "/")
        }
    }

    /// Whether something sticks to the front of an operator.
    func isLeftBound(_ start: Int) -> Bool {
        switch byte(before: start) {
        case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
            UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "/"):
            // The end of a comment counts as white space.
            return byte(before: start - 1) != UInt8(ascii: "*")
        case 0xA0:
            // So does a non-breaking space.
            return byte(before: start - 1) != 0xC2
        default:
            return true
        }
    }

    /// Whether something sticks to the end of an operator.
    func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
        switch byte(end) {
        case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
            UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "."):
            // `x^.y` has a postfix operator, `^.y` a prefix one.
            return !isLeftBound
        case UInt8(ascii: "/"):
            let next = byte(end + 1)
            return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
        case 0xC2:
            return byte(end + 1) != 0xA0
        default:
            return true
        }
    }
}
