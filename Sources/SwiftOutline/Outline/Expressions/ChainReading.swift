extension SwiftFile {
    /// The range as one postfix expression behind any `try` and `await`; nil where it is anything else, as with an
    /// operator between two operands.
    public func chain(in range: TokenRange) -> PostfixChain? {
        reader.limited(to: range).chain(from: range.lowerBound)
    }

    /// The arguments between the parentheses or square brackets of a call.
    public func arguments(in brackets: BracketPair) -> [Argument] {
        reader.arguments(in: brackets)
    }
}

extension TokenReader {
    /// The same reader with a limit at the end of a range.
    func limited(to range: TokenRange) -> TokenReader {
        var reader = self
        reader.limit = min(limit, max(range.upperBound, 0))
        return reader
    }

    /// The postfix expression that reaches from an index to the limit.
    func chain(from start: Int) -> PostfixChain? {
        let first = afterEffects(start)
        guard let (base, baseEnd) = chainBase(at: first) else { return nil }
        var index = baseEnd
        var segments: [ChainSegment] = []
        var canTakeClosure = !startsLiteral(first)
        while let suffix = suffix(at: index, canTakeClosure: canTakeClosure, .basic) {
            segments.append(segment(suffix, at: index))
            index = suffix.end
            canTakeClosure = true
        }
        guard index == limit, index > first else { return nil }
        return PostfixChain(
            base: base, segments: segments, range: first..<index, prefix: start..<first)
    }

    /// Behind `try`, `try?`, `try!` and `await`.
    private func afterEffects(_ start: Int) -> Int {
        var index = start
        while index < limit {
            if isKeyword(index, .try) {
                index += 1
                let mark = kind(index)
                if mark == .postfixQuestionMark || mark == .exclamationMark { index += 1 }
            } else if isWord(index, "await") {
                index += 1
            } else {
                return index
            }
        }
        return index
    }

    private func chainBase(at start: Int) -> (ChainBase, end: Int)? {
        guard afterPrefixes(start, .basic) == start else { return nil }
        switch kind(start) {
        case .keyword(.self): return (.selfKeyword(start), start + 1)
        case .keyword(.super): return (.superKeyword(start), start + 1)
        case .identifier, .dollarIdentifier, .wildcard, .keyword(.Self), .keyword(.Any):
            return (.name(start), start + 1)
        case .period where isMemberName(start + 1):
            return (.implicitMember(start + 1), start + 2)
        case .leftParen:
            return (.parenthesized(start..<afterGroup(start)), afterGroup(start))
        case .backslash:
            let end = endOfKeyPath(start)
            return (.other(start..<end), end)
        case .leftBrace:
            let end = endOfPrimary(start)
            return (.closure(start..<end), end)
        case .keyword(.if), .keyword(.switch), .keyword(.do):
            guard let end = endOfStatementExpression(start, .basic) else { return nil }
            return (.other(start..<end), end)
        default:
            let end = endOfPrimary(start)
            guard end > start else { return nil }
            return (startsLiteral(start) ? .literal(start..<end) : .other(start..<end), end)
        }
    }

    private func segment(_ suffix: Suffix, at index: Int) -> ChainSegment {
        switch suffix.kind {
        case .member(let name): return .member(name: name)
        case .call: return .call(callArguments(index..<suffix.end))
        case .subscriptCall: return .subscriptCall(callArguments(index..<suffix.end))
        case .argumentNames: return .argumentNames(index..<suffix.end)
        case .closures: return .call(callArguments(index..<suffix.end))
        case .optionalChain: return .optionalChain(index)
        case .force: return .force(index)
        case .postfixOperator: return .postfixOperator(index)
        case .genericArguments: return .genericArguments(index..<suffix.end)
        case .conditional(let block): return .conditional(block)
        }
    }

    private func callArguments(_ range: TokenRange) -> CallArguments {
        var parens: BracketPair?
        var index = range.lowerBound
        if kind(index) != .leftBrace {
            parens = BracketPair(open: index, close: partner(index) ?? range.upperBound)
            index = afterGroup(index)
        }
        var closures: [TrailingClosure] = []
        while index < range.upperBound {
            let open = closures.isEmpty ? index : labelledClosure(at: index) ?? index
            guard let braces = braces(open) else { break }
            closures.append(
                TrailingClosure(
                    label: open > index ? name(index) : nil, range: open..<after(braces)))
            index = after(braces)
        }
        return CallArguments(
            parens: parens, arguments: parens.map(arguments) ?? [], trailingClosures: closures,
            range: range)
    }

    /// The arguments between brackets; a comma inside of nested brackets or generic arguments separates none.
    func arguments(in brackets: BracketPair) -> [Argument] {
        let reader = limited(to: brackets.content)
        var arguments: [Argument] = []
        var index = brackets.content.lowerBound
        while index < reader.limit {
            let isLabelled = reader.isLabel(index)
            let start = isLabelled ? index + 2 : index
            let end = reader.endOfArgument(start)
            arguments.append(
                Argument(
                    label: isLabelled ? name(index) : nil, labelToken: isLabelled ? index : nil,
                    value: start..<max(start, end)))
            index = max(end, start) + 1
        }
        return arguments
    }

    private func endOfArgument(_ start: Int) -> Int {
        var index = endOfExpression(start, .basic)
        while index < limit, kind(index) != .comma { index = afterGroup(index) }
        return min(index, limit)
    }
}
