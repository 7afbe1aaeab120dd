/// What surrounds an expression and so decides where it ends.
struct ExpressionContext: Sendable {
    /// Whether a `{` starts the body of a statement, as behind `if` and `for`, and not a closure.
    var isCondition = false
    /// Whether `=` ends the expression, as in the pattern of `if case … = …`.
    var isPattern = false
    /// How many `if` and `switch` expressions stand around it without a bracket in between.
    var depth = 0

    /// An expression by itself.
    static let basic = ExpressionContext()
    /// The condition of a statement.
    static let condition = ExpressionContext(isCondition: true)
    /// The pattern of a condition.
    static let pattern = ExpressionContext(isCondition: true, isPattern: true)

    /// Deeper ones are read as single words, so that `if if if …` can't exhaust the stack.
    static let deepest = 24

    /// The context one `if` or `switch` further in.
    func nested(isCondition: Bool, isPattern: Bool = false) -> ExpressionContext {
        ExpressionContext(isCondition: isCondition, isPattern: isPattern, depth: depth + 1)
    }
}

extension TokenReader {
    /// Behind an expression with all its operators, or the same index where none starts.
    func endOfExpression(_ start: Int, _ context: ExpressionContext) -> Int {
        var index = start
        var ternaries = 0
        while index < limit {
            let operand = endOfOperand(index, context)
            if operand == index { return index }
            index = operand
            while let end = endOfTypeOperator(index) { index = end }
            guard let next = afterOperator(index, context, &ternaries) else { return index }
            index = next
        }
        return index
    }

    /// Behind `as Type`, `as? Type`, `as! Type` or `is Type`.
    func endOfTypeOperator(_ start: Int) -> Int? {
        var index = start + 1
        switch kind(start) {
        case .keyword(.is): break
        case .keyword(.as):
            if kind(index) == .postfixQuestionMark || kind(index) == .exclamationMark { index += 1 }
        default: return nil
        }
        return endOfType(index)
    }

    /// Behind an operator that needs another operand.
    func afterOperator(
        _ start: Int, _ context: ExpressionContext, _ ternaries: inout Int
    ) -> Int? {
        switch kind(start) {
        case .operatorToken(.binary), .arrow:
            return start + 1
        case .equal:
            return context.isPattern ? nil : start + 1
        case .infixQuestionMark:
            ternaries += 1
            return start + 1
        case .colon where ternaries > 0:
            ternaries -= 1
            return start + 1
        case .keyword(.throws), .identifier:
            guard kind(start) != .identifier || list.spells(start, "async") else { return nil }
            let end = endOfEffects(start).end
            return kind(end) == .arrow ? end + 1 : nil
        default:
            return nil
        }
    }

    /// Behind one operand: its prefixes, the primary expression and the suffixes.
    func endOfOperand(_ start: Int, _ context: ExpressionContext) -> Int {
        let primary = afterPrefixes(start, context)
        switch kind(primary) {
        case .keyword(.if), .keyword(.switch), .keyword(.do):
            guard context.depth < ExpressionContext.deepest else { return primary + 1 }
            return endOfStatementExpression(primary, context) ?? primary
        case .atSign where kind(primary + 1) != .stringQuote, .keyword(.inout):
            return max(endOfType(primary), afterTypeSpecifiers(primary))
        case .backslash:
            return endOfKeyPath(primary)
        case .identifier where startsTypeOperand(primary):
            return endOfType(primary)
        default:
            break
        }
        var index = endOfPrimary(primary)
        if index == primary { return primary }
        var canCall = !startsLiteral(primary)
        while let suffix = suffix(at: index, canTakeClosure: canCall, context) {
            index = suffix.end
            canCall = true
            if suffix.isBareClosure, kind(index) == .leftBrace { break }
        }
        return index
    }

    /// Behind `try`, `await`, prefix operators and the pattern words `let`, `var` and `is`.
    func afterPrefixes(_ start: Int, _ context: ExpressionContext) -> Int {
        var index = start
        while index < limit {
            switch kind(index) {
            case .keyword(.try):
                index += 1
                switch kind(index) {
                case .postfixQuestionMark, .exclamationMark: index += 1
                default: break
                }
            case .operatorToken(.prefix), .prefixAmpersand, .keyword(.repeat):
                index += 1
            case .keyword(.let), .keyword(.var), .keyword(.is):
                guard context.isPattern else { return index }
                index += 1
            case .identifier where isPrefixWord(index):
                index += 1
            default:
                return index
            }
        }
        return index
    }

    /// Whether an identifier is a word such as `await` with its operand behind it.
    func isPrefixWord(_ index: Int) -> Bool {
        if list.spells(index, "await") { return true }
        guard !startsLine(index + 1) else { return false }
        switch kind(index + 1) {
        case .identifier, .dollarIdentifier, .keyword(.self), .keyword(.super), .keyword(.try),
            .keyword(.Self), .keyword(.true), .keyword(.false), .keyword(.nil), .stringQuote,
            .integerLiteral, .prefixAmpersand, .backslash, .pound, .keyword(.if),
            .keyword(.switch), .operatorToken(.prefix):
            return spells(index, oneOf: PrefixWord.all)
        default: return false
        }
    }

    /// Whether `any` or `some` starts a type in the place of an operand.
    private func startsTypeOperand(_ index: Int) -> Bool {
        guard list.spells(index, "any") || list.spells(index, "some"), !startsLine(index + 1)
        else { return false }
        switch kind(index + 1) {
        case .identifier, .keyword(.Any), .keyword(.Self): return true
        default: return false
        }
    }

    /// Whether a literal starts here, which never takes a trailing closure.
    func startsLiteral(_ index: Int) -> Bool {
        switch kind(index) {
        case .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .singleQuote,
            .rawStringDelimiter, .regexSlash, .regexDelimiter, .leftSquare, .leftParen,
            .keyword(.true), .keyword(.false), .keyword(.nil), .atSign:
            true
        default: false
        }
    }

    /// Behind a primary expression, or the same index where none starts.
    func endOfPrimary(_ index: Int) -> Int {
        switch kind(index) {
        case .identifier, .dollarIdentifier, .wildcard, .keyword(.self), .keyword(.Self),
            .keyword(.super), .keyword(.Any), .keyword(.`init`), .keyword(.deinit),
            .keyword(.subscript), .integerLiteral, .floatLiteral, .keyword(.true),
            .keyword(.false), .keyword(.nil):
            return index + 1
        case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringDelimiter:
            return endOfString(index)
        case .atSign:
            return endOfString(index + 1)
        case .regexSlash, .regexDelimiter:
            return endOfRegex(index)
        case .leftParen, .leftSquare:
            return afterGroup(index)
        case .leftBrace:
            return braces(index).map(after) ?? index + 1
        case .period, .doubleColon:
            return isMemberName(index + 1) ? index + 2 : index + 1
        case .pound:
            return kind(index + 1) == .identifier || isAttached(index + 1) ? index + 2 : index + 1
        case .poundAvailable, .poundUnavailable:
            return index + 1
        default:
            return index
        }
    }
}

/// The words that may stand in front of an operand, besides `try` and `await`.
enum PrefixWord {
    /// Every one of them.
    static let all: WordSet = [
        "unsafe", "borrow", "copy", "consume", "each", "yield", "discard",
    ]
}
