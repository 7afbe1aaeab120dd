extension TokenReader {
    /// Behind the conditions of `if`, `guard` or `while`: expressions and bindings with commas between them.
    func endOfConditions(_ start: Int, _ context: ExpressionContext) -> Int {
        let expression = context.nested(isCondition: true)
        var index = start
        while index < limit, kind(index) != .leftBrace {
            let end = endOfCondition(index, expression)
            switch kind(end) {
            case .comma, .keyword(.where): index = end + 1
            default: return end
            }
        }
        return index
    }

    private func endOfCondition(_ start: Int, _ context: ExpressionContext) -> Int {
        var index = start
        switch kind(start) {
        case .poundAvailable, .poundUnavailable:
            index += 1
            return kind(index) == .leftParen ? afterGroup(index) : index
        case .keyword(.case):
            index = endOfPattern(start + 1, context)
        case .keyword(.let), .keyword(.var), .keyword(.inout):
            index = endOfBindingPattern(start + 1)
        default:
            return endOfExpression(start, context)
        }
        if kind(index) == .colon { index = endOfType(index + 1) }
        if kind(index) == .equal { index = endOfExpression(index + 1, context) }
        return index
    }

    /// Behind a pattern that is written like an expression, as behind `case` and `catch`.
    func endOfPattern(_ start: Int, _ context: ExpressionContext) -> Int {
        if isKeyword(start, .is) { return endOfType(start + 1) }
        return endOfExpression(
            start, ExpressionContext(isCondition: true, isPattern: true, depth: context.depth))
    }

    /// Behind the name or tuple of a binding, with the `?` of old code.
    func endOfBindingPattern(_ start: Int) -> Int {
        var index = start
        switch kind(index) {
        case .identifier, .wildcard, .dollarIdentifier, .keyword(.self): index += 1
        case .leftParen: index = afterGroup(index)
        case .keyword where !startsLine(index): index += 1
        default: return index
        }
        while kind(index) == .postfixQuestionMark { index += 1 }
        return index
    }
}
