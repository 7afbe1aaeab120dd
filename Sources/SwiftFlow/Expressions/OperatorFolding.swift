import SwiftOutline

/// Makes a tree of operands and the operators between them.
struct OperatorFolding {
    private let sequence: OperatorSequence
    private let file: SwiftFile
    private let operand: (TokenRange) -> Expression
    /// The next operand and operator.
    private var position = 0

    /// Folds operands with the operators between them.
    init(
        _ sequence: OperatorSequence, in file: SwiftFile,
        operand: @escaping (TokenRange) -> Expression
    ) {
        self.sequence = sequence
        self.file = file
        self.operand = operand
    }

    /// The tree; nil where operands and operators don't alternate, as in broken code.
    mutating func folded() -> Expression? {
        guard sequence.operands.count == sequence.operators.count + 1 else { return nil }
        guard let result = fold(tighterThan: nil), position == sequence.operators.count else {
            return nil
        }
        return result
    }

    private var tokens: [Token] { file.tokens.tokens }

    /// Folds while operators bind tighter than a level. Recursion happens for tighter operators and for those that
    /// group to the right, and each step takes one of at most `ExpressionReader.longest` operators.
    private mutating func fold(tighterThan level: OperatorPrecedence?) -> Expression? {
        var left = operand(sequence.operands[position])
        while position < sequence.operators.count {
            let token = sequence.operators[position]
            guard let precedence = OperatorPrecedence(of: token, in: file) else { return left }
            if let level, precedence < level || precedence == level && !level.groupsRight {
                return left
            }
            position += 1
            guard let next = step(left, precedence, at: token) else { return nil }
            left = next
        }
        return left
    }

    private mutating func step(
        _ left: Expression, _ precedence: OperatorPrecedence, at token: Int
    ) -> Expression? {
        switch precedence {
        case .cast: return cast(left, at: token)
        case .ternary: return ternary(left)
        case .assignment:
            guard let right = fold(tighterThan: .assignment) else { return nil }
            return Expression(
                kind: .assignment(left, operatorToken: token, value: right),
                range: left.range.lowerBound..<right.range.upperBound)
        default:
            guard let right = fold(tighterThan: precedence) else { return nil }
            return Expression(
                kind: .binary(left, operatorToken: token, right),
                range: left.range.lowerBound..<right.range.upperBound)
        }
    }

    /// The operand behind `as` and `is` is a type.
    private func cast(_ value: Expression, at token: Int) -> Expression {
        let type = sequence.operands[position]
        let kind: CastKind =
            tokens[token].kind == .keyword(.is)
            ? .test
            : tokens[token + 1].kind == .postfixQuestionMark
                ? .conditional : tokens[token + 1].kind == .exclamationMark ? .forced : .plain
        return Expression(
            kind: .cast(value, kind, type: type),
            range: value.range.lowerBound..<max(type.upperBound, value.range.upperBound))
    }

    private mutating func ternary(_ condition: Expression) -> Expression? {
        guard let first = fold(tighterThan: nil), position < sequence.operators.count,
            tokens[sequence.operators[position]].kind == .colon
        else { return nil }
        position += 1
        guard let second = fold(tighterThan: .ternary) else { return nil }
        return Expression(
            kind: .ternary(condition, first, second),
            range: condition.range.lowerBound..<second.range.upperBound)
    }
}

/// How tightly an operator binds; in the order of the cases, the loosest first.
///
/// Source: the standard library's precedence groups.
enum OperatorPrecedence: Int, Comparable {
    case assignment, ternary, unknown, disjunction, conjunction, comparison, coalescing, cast,
        range, addition, multiplication, shift

    /// Orders the loosest first.
    static func < (left: OperatorPrecedence, right: OperatorPrecedence) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Whether `a • b • c` is `a • (b • c)`.
    var groupsRight: Bool { self == .assignment || self == .ternary || self == .coalescing }

    /// The precedence of an operator token; nil for `:` and whatever is no operator.
    init?(of token: Int, in file: SwiftFile) {
        switch file.tokens.tokens[token].kind {
        case .equal: self = .assignment
        case .infixQuestionMark: self = .ternary
        case .keyword(.as), .keyword(.is): self = .cast
        case .arrow: self = .unknown
        case .operatorToken: self = Self.known[file.tokens.text(of: token)] ?? .unknown
        default: return nil
        }
    }

    private static let known: [String: OperatorPrecedence] = {
        let groups: [(OperatorPrecedence, [String])] = [
            (
                .assignment,
                [
                    "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=",
                    "&*=", "&<<=", "&>>=", ".&=", ".|=", ".^=",
                ]
            ),
            (.disjunction, ["||", ".|", ".^"]), (.conjunction, ["&&", ".&"]),
            (
                .comparison,
                [
                    "==", "!=", "<", "<=", ">", ">=", "===", "!==", "~=", ".==", ".!=", ".<",
                    ".<=", ".>", ".>=",
                ]
            ),
            (.coalescing, ["??"]), (.range, ["...", "..<"]),
            (.addition, ["+", "-", "&+", "&-", "|", "^"]),
            (.multiplication, ["*", "/", "%", "&", "&*"]),
            (.shift, ["<<", ">>", "&<<", "&>>"]),
        ]
        return groups.reduce(into: [:]) { known, group in
            for name in group.1 { known[name] = group.0 }
        }
    }()
}
