/// A statement's parts while it is being read.
struct StatementParts: Sendable {
    /// What the statement is.
    var kind: StatementKind
    /// The token behind it.
    var end: Int
    /// Its blocks, in order.
    var blocks: [Block] = []
    /// What it evaluates.
    var expression: TokenRange?
    /// What it matches.
    var pattern: TokenRange?
}

extension TokenReader {
    /// `if … { } else if … { } else { }` from its `if` on.
    func ifParts(at start: Int, _ context: ExpressionContext) -> StatementParts {
        var parts = StatementParts(kind: .ifStatement, end: start + 1)
        var keyword = start
        while keyword < limit {
            let conditionEnd = endOfConditions(keyword + 1, context)
            parts.end = max(conditionEnd, keyword + 1)
            guard let braces = braces(conditionEnd) else { break }
            let role: Block.Role = keyword == start ? .then : .elseIf
            add(braces, role, keyword + 1..<conditionEnd, to: &parts)
            guard isKeyword(parts.end, .else) else { break }
            if isKeyword(parts.end + 1, .if) {
                keyword = parts.end + 1
                continue
            }
            parts.end += 1
            if let braces = self.braces(parts.end) { add(braces, .else, nil, to: &parts) }
            break
        }
        return parts
    }

    /// `guard … else { }`.
    func guardParts(at start: Int) -> StatementParts {
        var parts = StatementParts(kind: .guardStatement, end: start + 1)
        let conditionEnd = endOfConditions(start + 1, .basic)
        parts.end = max(conditionEnd, start + 1)
        if isKeyword(parts.end, .else) { parts.end += 1 }
        if let braces = braces(parts.end) {
            add(braces, .else, start + 1..<conditionEnd, to: &parts)
        }
        return parts
    }

    /// `while … { }`.
    func whileParts(at start: Int) -> StatementParts {
        var parts = StatementParts(kind: .whileLoop, end: start + 1)
        let conditionEnd = endOfConditions(start + 1, .basic)
        parts.end = max(conditionEnd, start + 1)
        if let braces = braces(parts.end) {
            add(braces, .body, start + 1..<conditionEnd, to: &parts)
        }
        return parts
    }

    /// `repeat { } while …`.
    func repeatParts(at start: Int) -> StatementParts {
        var parts = StatementParts(kind: .repeatLoop, end: start + 1)
        guard let braces = braces(start + 1) else { return parts }
        let keyword = after(braces)
        var condition: TokenRange?
        var end = keyword
        if isKeyword(keyword, .while) {
            end = endOfExpression(keyword + 1, .basic)
            condition = keyword + 1..<end
        }
        add(braces, .body, condition, to: &parts)
        parts.end = end
        return parts
    }

    /// `for pattern in sequence where … { }`.
    func forParts(at start: Int) -> StatementParts {
        var parts = StatementParts(kind: .forLoop, end: start + 1)
        var index = start + 1
        while index < limit, kind(index) != .leftBrace, !isKeyword(index, .in) {
            index = afterGroup(index)
        }
        parts.pattern = start + 1..<index
        var condition: TokenRange?
        if isKeyword(index, .in) {
            let end =
                kind(index + 1) == .leftBrace
                ? index + 1 : endOfExpression(index + 1, .condition)
            parts.expression = index + 1..<end
            index = end
            if isKeyword(index, .where) {
                let end = endOfExpression(index + 1, .condition)
                condition = index + 1..<end
                index = end
            }
        }
        parts.end = index
        if let braces = braces(index) { add(braces, .body, condition, to: &parts) }
        return parts
    }

    /// `do { } catch pattern { }`.
    func doParts(at start: Int) -> StatementParts {
        var parts = StatementParts(kind: .doStatement, end: start + 1)
        parts.end = endOfEffects(start + 1).end
        guard let body = braces(parts.end) else { return parts }
        add(body, .body, nil, to: &parts)
        while isKeyword(parts.end, .catch) {
            let pattern = parts.end + 1
            let patternEnd = endOfCatchPatterns(pattern)
            parts.end = patternEnd
            guard let braces = braces(patternEnd) else { break }
            add(braces, .catch, pattern < patternEnd ? pattern..<patternEnd : nil, to: &parts)
        }
        return parts
    }

    private func endOfCatchPatterns(_ start: Int) -> Int {
        var index = start
        while index < limit, kind(index) != .leftBrace {
            if !isKeyword(index, .where) { index = endOfPattern(index, .basic) }
            if isKeyword(index, .where) { index = endOfExpression(index + 1, .condition) }
            guard kind(index) == .comma else { return index }
            index += 1
        }
        return index
    }

    /// `defer { }`.
    func deferParts(at start: Int) -> StatementParts {
        var parts = StatementParts(kind: .deferStatement, end: start + 1)
        if let braces = braces(start + 1) { add(braces, .defer, nil, to: &parts) }
        return parts
    }

    /// `switch subject { }` with its cases.
    func switchParts(at start: Int) -> StatementParts {
        var parts = StatementParts(kind: .switchStatement, end: start + 1)
        let (subjectEnd, braces) = switchBraces(at: start, .basic)
        parts.expression = start + 1..<subjectEnd
        parts.end = max(subjectEnd, start + 1)
        if let braces {
            parts.blocks = switchCases(in: braces.content)
            parts.end = after(braces)
        }
        return parts
    }

    /// The end of the subject of a `switch`, and the braces behind it.
    private func switchBraces(
        at start: Int, _ context: ExpressionContext
    ) -> (subjectEnd: Int, braces: BracketPair?) {
        let subjectEnd =
            kind(start + 1) == .leftBrace
            ? start + 1 : endOfExpression(start + 1, context.nested(isCondition: true))
        return (subjectEnd, braces(subjectEnd))
    }

    /// Behind an `if`, `switch` or `do` that stands where an operand is expected.
    func endOfStatementExpression(_ start: Int, _ context: ExpressionContext) -> Int? {
        switch kind(start) {
        case .keyword(.if):
            return ifParts(at: start, context).end
        case .keyword(.switch):
            let (subjectEnd, braces) = switchBraces(at: start, context)
            return braces.map(after) ?? max(subjectEnd, start + 1)
        case .keyword(.do) where kind(start + 1) == .leftBrace || isKeyword(start + 1, .throws):
            return doParts(at: start).end
        default:
            return nil
        }
    }

    private func add(
        _ braces: BracketPair, _ role: Block.Role, _ condition: TokenRange?,
        to parts: inout StatementParts
    ) {
        parts.blocks.append(
            Block(role: role, braces: braces, body: braces.content, condition: condition))
        parts.end = after(braces)
    }
}
