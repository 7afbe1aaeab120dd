/// What follows a primary expression and belongs to it.
struct Suffix: Sendable {
    /// What it is.
    let kind: Kind
    /// The token behind it.
    let end: Int

    /// The kinds of suffixes.
    enum Kind: Sendable {
        case member(name: Int)
        case call
        /// The labels of a compound name: `(_:animated:)`.
        case argumentNames
        case subscriptCall
        /// Trailing closures without parentheses in front.
        case closures
        case optionalChain
        case force
        case postfixOperator
        case genericArguments
        case conditional(Int)
    }

    /// Whether it is a closure without parentheses in front.
    var isBareClosure: Bool {
        if case .closures = kind { true } else { false }
    }
}

extension TokenReader {
    /// The suffix at an index, if what stands there continues the expression in front of it.
    func suffix(at index: Int, canTakeClosure: Bool, _ context: ExpressionContext) -> Suffix? {
        switch kind(index) {
        case .period, .doubleColon:
            guard isMemberName(index + 1) || isOperatorName(index + 1) else {
                return Suffix(kind: .postfixOperator, end: index + 1)
            }
            return Suffix(kind: .member(name: index + 1), end: index + 2)
        case .leftParen, .leftSquare:
            guard !startsLine(index) else { return nil }
            return callSuffix(at: index, context)
        case .leftBrace:
            guard canTakeClosure, isTrailingClosure(index, context) else { return nil }
            return Suffix(kind: .closures, end: endOfTrailingClosures(index))
        case .postfixQuestionMark:
            return Suffix(kind: .optionalChain, end: index + 1)
        case .exclamationMark:
            return Suffix(kind: .force, end: index + 1)
        case .operatorToken:
            return operatorSuffix(at: index)
        case .poundIf:
            return conditionalSuffix(at: index)
        default:
            return nil
        }
    }

    private func callSuffix(at index: Int, _ context: ExpressionContext) -> Suffix {
        let end = afterGroup(index)
        if holdsArgumentNames(index) { return Suffix(kind: .argumentNames, end: end) }
        let kind: Suffix.Kind = kind(index) == .leftParen ? .call : .subscriptCall
        guard !context.isCondition, self.kind(end) == .leftBrace, isTrailingClosure(end, context)
        else { return Suffix(kind: kind, end: end) }
        return Suffix(kind: kind, end: endOfTrailingClosures(end))
    }

    /// Whether parentheses hold nothing but words with a colon behind each, and at least one.
    private func holdsArgumentNames(_ open: Int) -> Bool {
        guard kind(open) == .leftParen, let close = partner(open), close > open + 1 else {
            return false
        }
        var index = open + 1
        while index < close {
            guard isLabel(index) else { return false }
            index += 2
        }
        return true
    }

    /// Whether a word with a colon behind it stands here.
    func isLabel(_ index: Int) -> Bool {
        guard kind(index + 1) == .colon else { return false }
        switch kind(index) {
        case .identifier, .wildcard, .keyword, .dollarIdentifier: return true
        default: return false
        }
    }

    private func operatorSuffix(at index: Int) -> Suffix? {
        if let end = endOfGenericArguments(index) {
            return Suffix(kind: .genericArguments, end: end)
        }
        return kind(index) == .operatorToken(.postfix)
            ? Suffix(kind: .postfixOperator, end: index + 1) : nil
    }

    /// `#if` in front of further members: `.a` `#if X` `.b` `#endif`.
    private func conditionalSuffix(at index: Int) -> Suffix? {
        guard let block = conditional(at: index) else { return nil }
        let first = conditionals[block].firstToken
        guard kind(first) == .period, isMemberName(first + 1) else { return nil }
        return Suffix(
            kind: .conditional(block), end: min(conditionals[block].range.upperBound, limit))
    }

    /// Whether an operator stands where a name is expected, as in `Int.+`.
    private func isOperatorName(_ index: Int) -> Bool {
        if case .operatorToken = kind(index) { isAttached(index) } else { false }
    }

    /// Whether the `{` at an index is a closure passed to what stands in front of it.
    func isTrailingClosure(_ index: Int, _ context: ExpressionContext) -> Bool {
        if startsObservers(index) || isKeyword(index + 1, .case) { return false }
        guard context.isCondition else { return true }
        guard !startsLine(index + 1), let close = partner(index) else { return false }
        switch kind(close + 1) {
        case .leftBrace, .keyword(.where), .comma:
            return true
        case .leftSquare, .leftParen, .period, .keyword(.is), .keyword(.as),
            .postfixQuestionMark, .infixQuestionMark, .exclamationMark, .colon, .equal,
            .operatorToken(.postfix), .operatorToken(.binary):
            return !startsLine(close + 1)
        default:
            return false
        }
    }

    /// Behind a closure and the labelled ones that follow it.
    func endOfTrailingClosures(_ start: Int) -> Int {
        var index = braces(start).map(after) ?? start + 1
        while let closure = labelledClosure(at: index) {
            index = braces(closure).map(after) ?? closure + 1
        }
        return index
    }

    /// The `{` of `label: {`.
    func labelledClosure(at index: Int) -> Int? {
        guard kind(index + 1) == .colon, kind(index + 2) == .leftBrace else { return nil }
        switch kind(index) {
        case .keyword(.default): return nil
        case .identifier, .wildcard, .keyword: return index + 2
        default: return nil
        }
    }

    /// Whether braces hold `willSet`, `didSet` or an `init` accessor.
    func startsObservers(_ brace: Int) -> Bool {
        var index = brace + 1
        if isObserver(index) || isKeyword(index, .`init`) { return true }
        guard kind(index) == .atSign else { return false }
        while kind(index) == .atSign {
            guard kind(index + 1) == .identifier else { return false }
            index += 2
            if kind(index) == .leftParen { index = afterGroup(index) }
        }
        return isObserver(index) || isKeyword(index, .`init`)
    }

    private func isObserver(_ index: Int) -> Bool {
        kind(index) == .identifier
            && (list.spells(index, "didSet") || list.spells(index, "willSet"))
    }
}
