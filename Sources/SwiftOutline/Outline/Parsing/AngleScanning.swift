extension TokenReader {
    /// How deep angle brackets may be nested; keeps `a<a<a<…` from being read again at every `<`.
    private static let deepestAngles = 64
    private static let deepestAnglesInExpressions = 16

    /// Behind the `>` that closes the `<` at an index; nil where there is no `<` or no type list behind it.
    ///
    /// The closing `>` can be the first character of a token such as `>?`, which then counts as read.
    /// - Parameter alreadyOpen: whether the `<` was the end of the token in front, as in `func <<T>`.
    func endOfAngles(
        _ start: Int, alreadyOpen: Bool = false, deepest: Int = TokenReader.deepestAngles
    ) -> Int? {
        var index = start
        var depth = alreadyOpen ? 1 : 0
        var hasRequirements = false
        if !alreadyOpen { guard isOpeningAngle(start) else { return nil } }
        while index < limit {
            switch kind(index) {
            case .operatorToken:
                guard let change = angleChange(index, depth: depth),
                    hasRequirements || !list.spells(index, "==")
                else { return nil }
                depth += change
                if depth == 0 { return index + 1 }
                if depth > deepest { return nil }
                index += 1
            case .leftParen, .leftSquare:
                guard let close = partner(index) else { return nil }
                index = close + 1
            case let kind where kind.canStandInAngles:
                if kind == .keyword(.where) { hasRequirements = true }
                index += 1
            default:
                return nil
            }
        }
        return nil
    }

    /// Like `endOfAngles`, in an expression, where `<` can mean less-than: what follows decides.
    func endOfGenericArguments(_ start: Int) -> Int? {
        guard let end = endOfAngles(start, deepest: Self.deepestAnglesInExpressions) else {
            return nil
        }
        if let rest = restOfClosingAngle(end - 1) {
            return rest == UInt8(ascii: "?") || rest == UInt8(ascii: "!") ? end : nil
        }
        switch kind(end) {
        case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
            .endOfFile, .exclamationMark, .postfixQuestionMark, .colon:
            return end
        case .leftParen, .leftSquare:
            return startsLine(end) ? nil : end
        case .operatorToken(.binary):
            return list.spells(end, "&") ? end : nil
        default:
            return nil
        }
    }

    /// The first byte behind the `>` in a token such as `>?` or `>=`; nil where the token is nothing but `>`.
    private func restOfClosingAngle(_ index: Int) -> UInt8? {
        list.text.bytes[list.tokens[index].range].first { $0 != UInt8(ascii: ">") }
    }

    private func isOpeningAngle(_ index: Int) -> Bool {
        guard case .operatorToken = kind(index) else { return false }
        return firstByte(index) == UInt8(ascii: "<")
            && consists(index, of: UInt8(ascii: "<"), UInt8(ascii: "~"))
    }

    /// By how much an operator changes the depth; nil for one that can't stand in a list of types.
    private func angleChange(_ index: Int, depth: Int) -> Int? {
        switch firstByte(index) {
        case UInt8(ascii: "<"):
            guard consists(index, of: UInt8(ascii: "<"), UInt8(ascii: "~")) else { return nil }
            return list.text.bytes[list.tokens[index].range].reduce(0) {
                $0 + ($1 == UInt8(ascii: "<") ? 1 : 0)
            }
        case UInt8(ascii: ">"):
            var change = 0
            for byte in list.text.bytes[list.tokens[index].range]
            where byte == UInt8(ascii: ">") {
                change -= 1
                if depth + change == 0 { break }
            }
            return change
        case UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "-"):
            return list.tokens[index].range.count == 1 ? 0 : nil
        case UInt8(ascii: "."):
            return list.spells(index, "...") ? 0 : nil
        case UInt8(ascii: "="):
            return list.spells(index, "==") ? 0 : nil
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            return consists(index, of: UInt8(ascii: "?"), UInt8(ascii: "!")) ? 0 : nil
        default:
            return nil
        }
    }
}

extension TokenKind {
    /// Whether the token can be a part of generic arguments or parameters.
    fileprivate var canStandInAngles: Bool {
        switch self {
        case .identifier, .wildcard, .integerLiteral, .comma, .period, .colon, .doubleColon, .arrow,
            .atSign, .postfixQuestionMark, .exclamationMark, .prefixAmpersand:
            true
        case .keyword(let keyword):
            switch keyword {
            case .Any, .Self, .self, .inout, .throws, .rethrows, .repeat, .where, .class, .let: true
            default: false
            }
        default: false
        }
    }
}
