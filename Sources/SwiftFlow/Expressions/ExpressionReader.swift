import SwiftOutline

/// Reads ranges of tokens as expression trees.
///
/// What an operator binds follows the precedence groups of the standard library; operators that it does not have bind
/// tighter than `?:` and are not told apart.
public struct ExpressionReader: Sendable {
    private let file: SwiftFile

    /// Deeper parts of an expression are opaque.
    public static let deepest = 60
    /// Chains with more steps, sequences with more operators, and lists with more elements are opaque as a whole.
    static let longest = 400

    /// A reader of one file.
    public init(_ file: SwiftFile) {
        self.file = file
    }

    /// The expression of a range.
    public func expression(in range: TokenRange) -> Expression {
        read(range, depth: 0)
    }

    private var tokens: [Token] { file.tokens.tokens }

    private func opaque(_ range: TokenRange) -> Expression {
        Expression(kind: .opaque, range: range)
    }

    private func read(_ range: TokenRange, depth: Int) -> Expression {
        guard !range.isEmpty, depth < Self.deepest else { return opaque(range) }
        let sequence = file.operatorSequence(in: range)
        guard sequence.operators.count < Self.longest else { return opaque(range) }
        guard !sequence.operators.isEmpty else { return operand(range, depth: depth) }
        var folding = OperatorFolding(sequence, in: file) { operand($0, depth: depth + 1) }
        return folding.folded() ?? opaque(range)
    }

    // MARK: Operands

    private func operand(_ range: TokenRange, depth: Int) -> Expression {
        guard !range.isEmpty, depth < Self.deepest else { return opaque(range) }
        let first = range.lowerBound
        let rest = first + 1..<range.upperBound
        switch tokens[first].kind {
        case .keyword(.try):
            return marked(range, depth: depth)
        case .operatorToken(.prefix):
            return Expression(
                kind: .prefix(operatorToken: first, operand(rest, depth: depth + 1)), range: range)
        case .prefixAmpersand:
            return Expression(kind: .inOut(operand(rest, depth: depth + 1)), range: range)
        case .identifier where file.tokens.spells(first, "await") && !rest.isEmpty:
            return Expression(
                kind: .effect(.await, operand(rest, depth: depth + 1)), range: range)
        default:
            return chain(range, depth: depth) ?? opaque(range)
        }
    }

    private func marked(_ range: TokenRange, depth: Int) -> Expression {
        var index = range.lowerBound + 1
        var mark = EffectMark.try
        if index < range.upperBound {
            switch tokens[index].kind {
            case .postfixQuestionMark: mark = .tryOptional
            case .exclamationMark: mark = .tryForced
            default: break
            }
        }
        if mark != .try { index += 1 }
        let value = operand(index..<range.upperBound, depth: depth + 1)
        return Expression(kind: .effect(mark, value), range: range)
    }

    // MARK: Chains

    private func chain(_ range: TokenRange, depth: Int) -> Expression? {
        guard let chain = file.chain(in: range), chain.prefix.isEmpty,
            chain.segments.count < Self.longest
        else { return nil }
        var result = base(chain.base, depth: depth)
        var end = result.range.upperBound
        for segment in chain.segments {
            let (kind, next) = step(segment, of: result, at: end, depth: depth)
            end = next
            result = Expression(kind: kind, range: range.lowerBound..<end)
        }
        return result
    }

    private func base(_ base: ChainBase, depth: Int) -> Expression {
        switch base {
        case .name(let token):
            return Expression(kind: .name(file.name(at: token)), range: token..<token + 1)
        case .implicitMember(let token):
            return Expression(
                kind: .implicitMember(file.name(at: token)), range: token - 1..<token + 1)
        case .selfKeyword(let token):
            return Expression(kind: .selfReference, range: token..<token + 1)
        case .superKeyword(let token):
            return Expression(kind: .superReference, range: token..<token + 1)
        case .parenthesized(let range): return parenthesized(range, depth: depth)
        case .literal(let range): return literal(range, depth: depth)
        case .closure(let range):
            let shape = file.closure(at: range.lowerBound)
            return Expression(kind: shape.map { .closure($0) } ?? .opaque, range: range)
        case .other(let range): return other(range)
        }
    }

    private func step(
        _ segment: ChainSegment, of base: Expression, at start: Int, depth: Int
    ) -> (Expression.Kind, end: Int) {
        switch segment {
        case .member(let token):
            return (.member(base, name: file.name(at: token), token: token), token + 1)
        case .call(let call):
            return (.call(base, arguments(call, depth: depth)), call.range.upperBound)
        case .subscriptCall(let call):
            return (.subscripted(base, arguments(call, depth: depth)), call.range.upperBound)
        case .optionalChain(let token): return (.optionalChain(base), token + 1)
        case .force(let token): return (.force(base), token + 1)
        // The labels of a compound name and generic arguments name the same thing more closely.
        case .argumentNames(let range), .genericArguments(let range):
            return (base.kind, range.upperBound)
        case .postfixOperator(let token):
            return (.postfix(operatorToken: token, base), token + 1)
        case .conditional(let block):
            return (.opaque, file.conditionals[block].range.upperBound)
        }
    }

    private func arguments(_ call: CallArguments, depth: Int) -> [FlowArgument] {
        let plain = call.arguments.map { argument in
            FlowArgument(label: argument.label, value: read(argument.value, depth: depth + 1))
        }
        let trailing = call.trailingClosures.map { closure in
            let shape = file.closure(at: closure.range.lowerBound)
            let kind = shape.map { Expression.Kind.closure($0) } ?? .opaque
            return FlowArgument(
                label: closure.label, value: Expression(kind: kind, range: closure.range),
                isTrailing: true)
        }
        return plain + trailing
    }

    // MARK: Parentheses and literals

    /// Whether brackets around a range are each other's; in broken code one may be missing.
    private func isClosed(_ range: TokenRange) -> Bool {
        range.count > 1 && Int(file.tokens.partners[range.lowerBound]) == range.upperBound - 1
    }

    private func parenthesized(_ range: TokenRange, depth: Int) -> Expression {
        guard isClosed(range) else { return opaque(range) }
        let pair = BracketPair(open: range.lowerBound, close: range.upperBound - 1)
        let elements = file.arguments(in: pair)
        guard elements.count < Self.longest else { return opaque(range) }
        if elements.count == 1, elements[0].label == nil {
            let inner = read(elements[0].value, depth: depth + 1)
            return Expression(kind: inner.kind, range: range)
        }
        let values = elements.map {
            FlowArgument(label: $0.label, value: read($0.value, depth: depth + 1))
        }
        return Expression(kind: .tuple(values), range: range)
    }

    private func literal(_ range: TokenRange, depth: Int) -> Expression {
        guard tokens[range.lowerBound].kind == .leftSquare else {
            return Expression(kind: .literal(interpolations(in: range, depth: depth)), range: range)
        }
        return isClosed(range) ? collection(range, depth: depth) : opaque(range)
    }

    private func collection(_ range: TokenRange, depth: Int) -> Expression {
        let content = range.lowerBound + 1..<range.upperBound - 1
        var parts: [TokenRange] = []
        var start = content.lowerBound
        var isDictionary = false
        var index = start
        while index < content.upperBound {
            switch tokens[index].kind {
            case .comma, .colon:
                let isColon = tokens[index].kind == .colon
                if isColon, isInTernary(index, from: start) { break }
                isDictionary = isDictionary || isColon
                parts.append(start..<index)
                start = index + 1
            default: break
            }
            let partner = Int(file.tokens.partners[index])
            index = partner > index ? partner + 1 : index + 1
        }
        if start < content.upperBound { parts.append(start..<content.upperBound) }
        guard parts.count < 2 * Self.longest else { return opaque(range) }
        let values = parts.filter { !$0.isEmpty }.map { read($0, depth: depth + 1) }
        return Expression(kind: isDictionary ? .dictionary(values) : .array(values), range: range)
    }

    private func isInTernary(_ colon: Int, from start: Int) -> Bool {
        let marks = (start..<colon).filter { tokens[$0].kind == .infixQuestionMark }.count
        let colons = (start..<colon).filter { tokens[$0].kind == .colon }.count
        return marks > colons
    }

    /// What stands between `\(` and `)`.
    private func interpolations(in range: TokenRange, depth: Int) -> [Expression] {
        var values: [Expression] = []
        var index = range.lowerBound
        while index < range.upperBound, values.count < Self.longest {
            let partner = Int(file.tokens.partners[index])
            guard tokens[index].kind == .leftParen, partner > index else {
                index += 1
                continue
            }
            let pair = BracketPair(open: index, close: partner)
            values += file.arguments(in: pair).map { read($0.value, depth: depth + 1) }
            index = partner + 1
        }
        return values
    }

    private func other(_ range: TokenRange) -> Expression {
        switch tokens[range.lowerBound].kind {
        case .keyword(.if), .keyword(.switch), .keyword(.do):
            return Expression(kind: .statement(range), range: range)
        case .pound where range.count == 2:
            return Expression(
                kind: .macro(file.name(at: range.lowerBound + 1)), range: range)
        case .backslash: return Expression(kind: .keyPath, range: range)
        case .identifier, .leftSquare, .atSign, .keyword(.inout):
            return Expression(kind: .type, range: range)
        default: return opaque(range)
        }
    }
}
