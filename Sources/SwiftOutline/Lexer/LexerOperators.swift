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
                emit(bytes.operatorKind(start..<slash), from: start)
            }
            return lexRegex(regex)
        }
        end = bytes.startOfComment(in: start..<end) ?? end
        position = end
        let kind = bytes.operatorKind(start..<end)
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

    /// Whether something sticks to the front of an operator.
    @inline(__always)
    func isLeftBound(_ start: Int) -> Bool { bytes.isLeftBound(start) }

    /// Whether something sticks to the end of an operator.
    @inline(__always)
    func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
        bytes.isRightBound(end, isLeftBound: isLeftBound)
    }
}
