extension TokenReader {
    /// The statements up to the limit, from an index on; each takes at least one token.
    func statements(from start: Int) -> [Statement] {
        var statements: [Statement] = []
        var index = start
        while index < limit {
            if kind(index) == .semicolon || kind(index) == .shebang {
                index += 1
                continue
            }
            let statement = statement(at: index)
            statements.append(statement)
            index = max(index + 1, statement.terminator ?? statement.range.upperBound)
        }
        return statements
    }

    /// The statement at an index, whatever stands there.
    func statement(at start: Int) -> Statement {
        if kind(start) == .poundIf, let block = conditional(at: start),
            !conditionals[block].holdsOnlyAttributes
        {
            return conditionalStatement(block, at: start)
        }
        if let head = declarationHead(at: start) {
            let declaration = OutlineBuilder(self).declaration(head)
            return statement(
                StatementParts(
                    kind: .declaration(declaration), end: declaration.range.upperBound),
                from: start, label: nil)
        }
        let label = statementLabel(at: start)
        let keyword = label == nil ? start : start + 2
        let parts = controlFlow(at: keyword) ?? expressionParts(at: start)
        return statement(parts, from: start, label: label)
    }

    private func statement(
        _ parts: StatementParts, from start: Int, label: Int?
    ) -> Statement {
        let end = min(max(parts.end, start + 1), max(limit, start + 1))
        var statement = Statement(kind: parts.kind, range: start..<end)
        statement.blocks = parts.blocks
        statement.expression = parts.expression
        statement.pattern = parts.pattern
        statement.label = label
        if kind(end) == .semicolon { statement.terminator = end }
        return statement
    }

    private func conditionalStatement(_ block: Int, at start: Int) -> Statement {
        let conditional = conditionals[block]
        var parts = StatementParts(
            kind: .conditionalCompilation(block), end: conditional.range.upperBound)
        for (index, clause) in conditional.clauses.enumerated() {
            parts.blocks.append(
                Block(
                    role: .clause(ClauseReference(block: block, clause: index)), braces: nil,
                    body: clause.body.clamped(to: 0..<limit), condition: clause.condition))
        }
        return statement(parts, from: start, label: nil)
    }

    /// The name of `name: for …`; nil where no labelled statement starts.
    private func statementLabel(at index: Int) -> Int? {
        guard kind(index) == .identifier, kind(index + 1) == .colon,
            startsControlFlow(index + 2)
        else { return nil }
        return index
    }

    /// Whether a keyword starts a statement that is neither a declaration nor an expression.
    func startsControlFlow(_ index: Int) -> Bool {
        switch kind(index) {
        case .keyword(.if), .keyword(.guard), .keyword(.while), .keyword(.do), .keyword(.for),
            .keyword(.switch), .keyword(.return), .keyword(.throw), .keyword(.defer),
            .keyword(.break), .keyword(.continue), .keyword(.fallthrough):
            true
        case .keyword(.repeat):
            kind(index + 1) == .leftBrace
        default: false
        }
    }

    private func controlFlow(at start: Int) -> StatementParts? {
        switch kind(start) {
        case .keyword(.if): ifParts(at: start, .basic)
        case .keyword(.guard): guardParts(at: start)
        case .keyword(.while): whileParts(at: start)
        case .keyword(.do): doParts(at: start)
        case .keyword(.for): forParts(at: start)
        case .keyword(.switch): switchParts(at: start)
        case .keyword(.defer): deferParts(at: start)
        case .keyword(.repeat) where kind(start + 1) == .leftBrace: repeatParts(at: start)
        case .keyword(.return): transfer(.returnStatement, at: start)
        case .keyword(.throw): transfer(.throwStatement, at: start)
        case .keyword(.break): jump(.breakStatement, at: start)
        case .keyword(.continue): jump(.continueStatement, at: start)
        case .keyword(.fallthrough):
            StatementParts(kind: .fallthroughStatement, end: start + 1)
        default: nil
        }
    }

    /// `return value` or `throw error`; the value of a bare `return` may not be a statement of the next line.
    private func transfer(_ kind: StatementKind, at start: Int) -> StatementParts {
        var parts = StatementParts(kind: kind, end: start + 1)
        guard startsReturnedValue(start + 1) else { return parts }
        let end = endOfExpression(start + 1, .basic)
        if end > start + 1 {
            parts.expression = start + 1..<end
            parts.end = end
        }
        return parts
    }

    private func startsReturnedValue(_ index: Int) -> Bool {
        switch kind(index) {
        case .rightBrace, .keyword(.case), .keyword(.default), .semicolon, .poundIf, .poundEndif,
            .poundElse, .poundElseif, .endOfFile:
            return false
        case .keyword(.if), .keyword(.switch), .keyword(.do):
            return true
        default:
            if startsControlFlow(index) || statementLabel(at: index) != nil { return false }
            return declarationHead(at: index) == nil
        }
    }

    /// `break` or `continue` with the label on the same line.
    private func jump(_ kind: StatementKind, at start: Int) -> StatementParts {
        let hasTarget = self.kind(start + 1) == .identifier && !startsLine(start + 1)
        return StatementParts(kind: kind, end: hasTarget ? start + 2 : start + 1)
    }

    private func expressionParts(at start: Int) -> StatementParts {
        let first = endOfAttributes(start)
        let end = endOfExpression(first, .basic)
        guard end > first else {
            return StatementParts(
                kind: .unrecognized, end: first > start ? first : afterUnrecognized(start))
        }
        return StatementParts(kind: .expression, end: end, expression: first..<end)
    }

    /// Behind a token that starts nothing, or behind `#sourceLocation(…)`.
    private func afterUnrecognized(_ start: Int) -> Int {
        guard kind(start) == .poundSourceLocation, kind(start + 1) == .leftParen else {
            return afterGroup(start)
        }
        return afterGroup(start + 1)
    }
}
