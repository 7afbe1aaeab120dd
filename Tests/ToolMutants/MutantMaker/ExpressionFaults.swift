extension FaultFinder {
    /// Looks at an expression, and at all expressions and blocks inside of it.
    ///
    /// Where it is known to be a set, a list in brackets is one.
    mutating func expression(_ range: TokenRange, isSet: Bool = false) {
        operators(of: range)
        var index = range.lowerBound
        while index < range.upperBound {
            switch file.tokens.tokens[index].kind {
            case .leftParen: index = group(at: index)
            case .leftSquare:
                elements(at: index, isSet: isSet && index == range.lowerBound)
                index = group(at: index)
            case .leftBrace: index = closure(at: index)
            case .keyword(.if), .keyword(.switch), .keyword(.do): index = statement(at: index)
            case .period:
                severity(at: index)
                call(at: index)
                index += 1
            default: index += 1
            }
        }
    }

    /// The arguments between brackets.
    private mutating func group(at open: Int) -> Int {
        let end = file.reader.afterGroup(open)
        let brackets = BracketPair(open: open, close: end - 1)
        for argument in file.arguments(in: brackets) where !argument.value.isEmpty {
            expression(argument.value)
        }
        return max(end, open + 1)
    }

    private mutating func closure(at open: Int) -> Int {
        guard let closure = file.closure(at: open) else { return open + 1 }
        push(Body(range: closure.body, result: .other, isValue: true))
        if isPredicate(open) { predicate(closure.body) }
        return max(file.reader.afterGroup(open), open + 1)
    }

    /// `if`, `switch` and `do` that stand as an expression.
    private mutating func statement(at index: Int) -> Int {
        let tokens = file.tokens.tokens
        if index > 0, tokens[index - 1].kind == .period || tokens[index - 1].kind == .pound {
            return index + 1
        }
        let parts: StatementParts
        switch tokens[index].kind {
        case .keyword(.if): parts = file.reader.ifParts(at: index, .basic)
        case .keyword(.switch): parts = file.reader.switchParts(at: index)
        default: parts = file.reader.doParts(at: index)
        }
        guard !parts.blocks.isEmpty else { return index + 1 }
        if let subject = parts.expression { expression(subject) }
        for block in parts.blocks {
            push(Body(range: block.body, result: .other, isValue: true))
        }
        return max(parts.end, index + 1)
    }

    // MARK: - Lists and names

    private mutating func elements(at open: Int, isSet: Bool) {
        let tokens = file.tokens.tokens
        let end = file.reader.afterGroup(open)
        let next = tokens[min(end, tokens.count - 1)]
        let isType = [.leftParen, .period].contains(next.kind) && next.start == tokens[end - 1].end
        guard !isType, !isSubscript(open) else { return }
        let elements = file.arguments(in: BracketPair(open: open, close: end - 1))
        let isDictionary = elements.contains { element in
            element.label != nil || element.value.contains { tokens[$0].kind == .colon }
        }
        guard !isDictionary else { return }
        for (index, element) in elements.enumerated() {
            let label = file.text(element.value)
            let bytes = file.bytes(of: open..<end)
            list.add(.elementDropped, open..<end, named: label) { name in
                [
                    Insertion(
                        offset: bytes.lowerBound, side: .opening, otherEnd: bytes.upperBound,
                        text: isSet
                            ? "Mutant.setWithout(\(name), \(label), "
                            : "Mutant.without(\(name), \(index), "),
                    Insertion(
                        offset: bytes.upperBound, side: .closing, otherEnd: bytes.lowerBound,
                        text: ")"),
                ]
            }
        }
    }

    private func isSubscript(_ open: Int) -> Bool {
        guard open > 0, file.tokens.tokens[open - 1].end == file.tokens.tokens[open].start else {
            return false
        }
        switch file.tokens.tokens[open - 1].kind {
        case .identifier, .dollarIdentifier, .rightParen, .rightSquare, .rightBrace,
            .postfixQuestionMark, .exclamationMark, .keyword(.self), .stringQuote:
            return true
        default: return false
        }
    }

    /// The strings in the label of a `case`.
    mutating func words(of label: TokenRange) {
        var index = label.lowerBound
        while index < label.upperBound {
            if file.tokens.tokens[index].kind == .stringQuote, index + 2 < label.upperBound,
                file.tokens.tokens[index + 2].kind == .stringQuote
            {
                list.wrap(.wordUnknown, index..<index + 3, "Mutant.word(#, ", ")")
                index += 2
            }
            index = file.reader.afterGroup(index)
        }
    }

    private mutating func severity(at period: Int) {
        let tokens = file.tokens.tokens
        let isImplicit =
            period == 0 || tokens[period - 1].end < tokens[period].start
            || [.leftParen, .leftSquare].contains(tokens[period - 1].kind)
        let others = [
            "manual": "review", "review": "manual", "automatic": "manual", "warning": "note",
            "note": "warning", "error": "warning",
        ]
        guard isImplicit, let other = others[file.tokens.text(of: period + 1)] else { return }
        list.wrap(.severityChanged, period..<period + 2, "Mutant.either(#, .\(other), ", ")")
    }

    // MARK: - Calls

    /// Whether a closure asks something of each element.
    private func isPredicate(_ open: Int) -> Bool {
        let tokens = file.tokens.tokens
        guard open > 1 else { return false }
        if tokens[open - 1].kind == .colon {
            return ["where", "while"].contains(file.tokens.text(of: open - 2))
        }
        let names = [
            "filter", "contains", "first", "allSatisfy", "drop", "prefix", "firstIndex", "last",
            "lastIndex", "count", "removeAll",
        ]
        return tokens[open - 2].kind == .period && names.contains(file.tokens.text(of: open - 1))
    }

    private mutating func predicate(_ body: TokenRange) {
        let statements = file.statements(of: body)
        guard statements.count == 1, statements[0].kind == .expression,
            let range = statements[0].expression
        else { return }
        list.wrap(.predicateIgnored, range, "(Mutant.isOn(#) || (", "))")
    }

    private mutating func call(at period: Int) {
        let tokens = file.tokens.tokens
        guard period + 2 < tokens.count else { return }
        let open = period + 2
        switch file.tokens.text(of: period + 1) {
        case "sorted" where tokens[open].kind == .leftBrace:
            order(period, at: tokens[open - 1].end, "(unless: #)")
        case "sorted" where tokens[open].kind == .leftParen:
            let isEmpty = tokens[open + 1].kind == .rightParen
            order(period, at: tokens[open].end, isEmpty ? "unless: #" : "unless: #, ")
        case "reversed" where tokens[open].kind == .leftParen:
            order(period, at: tokens[open].end, "unless: #")
        case "subtracting", "union", "formUnion", "subtract":
            guard tokens[open].kind == .leftParen else { return }
            let content = open + 1..<file.reader.afterGroup(open) - 1
            list.wrap(.argumentDropped, content, "Mutant.none(#, ", ")")
        default: return
        }
    }

    private mutating func order(_ period: Int, at offset: Int, _ text: String) {
        // The chain in front tells one call from another.
        let start = (0..<period).last { file.reader.startsLine($0) } ?? period
        list.add(.orderDropped, start..<period + 2) { name in
            [
                Insertion(
                    offset: offset, side: .opening, otherEnd: offset,
                    text: text.replacing("#", with: name))
            ]
        }
    }
}
