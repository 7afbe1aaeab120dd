extension TokenReader {
    /// Behind a string literal with its `#`s and interpolations; one that is not closed ends with its text.
    func endOfString(_ start: Int) -> Int {
        var index = start
        let isRaw = kind(index) == .rawStringDelimiter
        if isRaw { index += 1 }
        let quote = kind(index)
        guard quote == .stringQuote || quote == .multilineStringQuote || quote == .singleQuote
        else { return index }
        index += 1
        while index < limit {
            switch kind(index) {
            case quote:
                index += 1
                return isRaw && kind(index) == .rawStringDelimiter ? index + 1 : index
            case .stringSegment, .backslash, .rawStringDelimiter: index += 1
            case .leftParen: index = afterGroup(index)
            default: return index
            }
        }
        return index
    }

    /// Behind a regex literal.
    func endOfRegex(_ start: Int) -> Int {
        var index = start
        if kind(index) == .regexDelimiter { index += 1 }
        if kind(index) == .regexSlash { index += 1 }
        if kind(index) == .regexPattern { index += 1 }
        if kind(index) == .regexSlash { index += 1 }
        if kind(index) == .regexDelimiter { index += 1 }
        return index
    }

    /// Behind a key path: `\.name`, `\Type.name[0]?.other`.
    func endOfKeyPath(_ start: Int) -> Int {
        var index = start + 1
        switch kind(index) {
        case .identifier, .keyword(.Self), .keyword(.Any):
            index += 1
            index = endOfAngles(index) ?? index
        case .leftParen, .leftSquare:
            index = afterGroup(index)
        default: break
        }
        while index < limit {
            switch kind(index) {
            case .period where kind(index + 1) == .leftSquare:
                index = afterGroup(index + 1)
            case .period where isMemberName(index + 1):
                index += 2
                index = endOfGenericArguments(index) ?? index
            case .leftSquare where !startsLine(index):
                index = afterGroup(index)
            case .postfixQuestionMark, .exclamationMark:
                index += 1
            case .operatorToken where isKeyPathOperator(index):
                index += 1
                if kind(index) == .identifier, isAttached(index) { index += 1 }
            default:
                return index
            }
        }
        return index
    }

    /// Whether an operator is made of dots, `?` and `!`, as in `\.?.name`.
    private func isKeyPathOperator(_ index: Int) -> Bool {
        list.text.bytes[list.tokens[index].range].allSatisfy {
            $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!")
        } && !list.spells(index, "...")
    }
}
