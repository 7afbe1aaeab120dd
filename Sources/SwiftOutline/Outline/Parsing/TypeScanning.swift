extension TokenReader {
    /// Behind a type, or the same index where none starts.
    func endOfType(_ start: Int) -> Int {
        var index = start
        while index < limit {
            let atom = endOfTypeAtom(afterTypeSpecifiers(index))
            guard let atom else { return index }
            index = endOfTypeSuffixes(atom)
            guard let next = afterTypeConnector(index) else { return index }
            index = next
        }
        return index
    }

    /// Behind the attributes and words that may stand in front of a type: `@escaping`, `inout`, `some`.
    func afterTypeSpecifiers(_ start: Int) -> Int {
        var index = start
        while index < limit {
            switch kind(index) {
            case .atSign: index = endOfAttribute(index, onType: true)
            case .keyword(.inout), .keyword(.repeat): index += 1
            case .operatorToken(.prefix) where list.spells(index, "~"): index += 1
            case .identifier where isTypeSpecifier(index):
                index += 1
                if kind(index) == .leftParen, list.spells(index - 1, "nonisolated") {
                    index = afterGroup(index)
                }
            default: return index
            }
        }
        return index
    }

    /// Whether an identifier is a word such as `some` with the type that it belongs to behind it.
    private func isTypeSpecifier(_ index: Int) -> Bool {
        guard spells(index, oneOf: TypeSpecifier.words), !startsLine(index + 1) else {
            return false
        }
        switch kind(index + 1) {
        case .identifier, .keyword(.Any), .keyword(.Self), .keyword(.inout), .atSign, .leftSquare:
            return true
        case .leftParen: return !isAttached(index + 1) || list.spells(index, "nonisolated")
        case .operatorToken(.prefix): return list.spells(index + 1, "~")
        default: return false
        }
    }

    /// Behind a name with its generic arguments, or a bracket.
    private func endOfTypeAtom(_ index: Int) -> Int? {
        switch kind(index) {
        case .identifier, .wildcard, .keyword(.Any), .keyword(.Self), .keyword(.self),
            .keyword(.class), .dollarIdentifier:
            endOfAngles(index + 1) ?? index + 1
        case .leftParen, .leftSquare:
            afterGroup(index)
        case .integerLiteral:
            index + 1
        default: nil
        }
    }

    /// Behind `.Member`, `?` and `!` in any number.
    private func endOfTypeSuffixes(_ start: Int) -> Int {
        var index = start
        while index < limit {
            switch kind(index) {
            case .period where isMemberName(index + 1), .doubleColon where isMemberName(index + 1):
                index += 2
                index = endOfAngles(index) ?? index
            case .postfixQuestionMark, .exclamationMark:
                guard !startsLine(index) else { return index }
                index += 1
            case .operatorToken(.postfix)
            where consists(index, of: UInt8(ascii: "?"), UInt8(ascii: "!")):
                index += 1
            default: return index
            }
        }
        return index
    }

    /// Behind `&`, or behind the effects and the arrow of a function type, with a type to follow.
    private func afterTypeConnector(_ start: Int) -> Int? {
        var index = start
        if case .operatorToken(.binary) = kind(index), list.spells(index, "&") { return index + 1 }
        index = endOfEffects(index).end
        return kind(index) == .arrow ? index + 1 : nil
    }

    /// More words in a row are no effects of anything, and not read again from each of them.
    private static let mostEffects = 4

    /// Behind `async`, `throws(E)` and the like, and which of them there are.
    func endOfEffects(_ start: Int) -> (end: Int, isAsync: Bool, isThrowing: Bool) {
        var index = start
        var isAsync = false
        var isThrowing = false
        for _ in 0..<Self.mostEffects {
            switch kind(index) {
            case .keyword(.throws), .keyword(.rethrows):
                isThrowing = true
                index += 1
                if kind(index) == .leftParen { index = afterGroup(index) }
            case .identifier where list.spells(index, "async") || list.spells(index, "reasync"):
                isAsync = true
                index += 1
            default: return (index, isAsync, isThrowing)
            }
        }
        return (index, isAsync, isThrowing)
    }
}

/// The words that may stand in front of a type.
enum TypeSpecifier {
    /// Every one of them.
    static let words: WordSet = [
        "some", "any", "each", "borrowing", "consuming", "__owned", "__shared", "isolated",
        "sending", "nonisolated", "_const",
    ]
}
