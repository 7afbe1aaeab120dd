import SwiftOutline

/// An expression as a tree, as far as it is understood; what is not is `.opaque`.
///
/// Trees are made on demand and are never deeper than `ExpressionReader.deepest`, so that they may be walked by
/// recursion.
public struct Expression: Sendable, Hashable {
    /// What the expression is.
    public let kind: Kind
    /// Its tokens.
    public let range: TokenRange

    /// The kinds of expressions.
    public indirect enum Kind: Sendable, Hashable {
        /// An identifier, `Self`, `Any` or a closure argument such as `$0`, without back-ticks.
        case name(String)
        /// `self`.
        case selfReference
        /// `super`.
        case superReference
        /// `.name` with nothing in front of the dot.
        case implicitMember(String)
        /// `base.name`; the token is that of the name.
        case member(Expression, name: String, token: Int)
        /// A call with its arguments, trailing closures behind the others.
        case call(Expression, [FlowArgument])
        /// `base[…]`.
        case subscripted(Expression, [FlowArgument])
        /// `base?`, as part of a chain.
        case optionalChain(Expression)
        /// `base!`.
        case force(Expression)
        /// `value as Type`, `as?`, `as!` or `is`.
        case cast(Expression, CastKind, type: TokenRange)
        /// `target = value`, or a compound assignment.
        case assignment(Expression, operatorToken: Int, value: Expression)
        /// Any other operator between two operands.
        case binary(Expression, operatorToken: Int, Expression)
        /// An operator in front of its operand.
        case prefix(operatorToken: Int, Expression)
        /// An operator behind its operand.
        case postfix(operatorToken: Int, Expression)
        /// `&value`.
        case inOut(Expression)
        /// `condition ? first : second`.
        case ternary(Expression, Expression, Expression)
        /// A closure.
        case closure(ClosureShape)
        /// Several elements in parentheses, or none.
        case tuple([FlowArgument])
        /// An array literal.
        case array([Expression])
        /// A dictionary literal: keys and values in turn.
        case dictionary([Expression])
        /// A literal without parts, or a string; the parts are what is interpolated.
        case literal([Expression])
        /// `try`, `try?`, `try!` or `await` in front of an expression.
        case effect(EffectMark, Expression)
        /// `if`, `switch` or `do` in the place of a value.
        case statement(TokenRange)
        /// `#name`, which may be called: `#selector`, `#available`, a macro.
        case macro(String)
        /// A type in the place of a value: `[Int]`, `any View`, with its own tokens.
        case type
        /// `\Root.path`
        case keyPath
        /// Anything else, and what is nested too deeply.
        case opaque
    }
}

extension Expression {
    /// The expression without `?` and `!` behind it.
    public var unwrapped: Expression {
        switch kind {
        case .optionalChain(let inner), .force(let inner): inner.unwrapped
        default: self
        }
    }

    /// The expressions that it is made of, in the order of the source; those of a closure's body are not among them.
    public var parts: [Expression] {
        switch kind {
        case .member(let base, _, _), .optionalChain(let base), .force(let base),
            .cast(let base, _, _), .prefix(_, let base), .postfix(_, let base), .inOut(let base),
            .effect(_, let base):
            [base]
        case .call(let base, let arguments), .subscripted(let base, let arguments):
            [base] + arguments.map(\.value)
        case .assignment(let target, _, let value): [target, value]
        case .binary(let left, _, let right): [left, right]
        case .ternary(let condition, let first, let second): [condition, first, second]
        case .tuple(let elements): elements.map(\.value)
        case .array(let elements), .dictionary(let elements), .literal(let elements): elements
        default: []
        }
    }
}

/// An argument of a call, or an element of a tuple.
public struct FlowArgument: Sendable, Hashable {
    /// The label without back-ticks; nil where there is none.
    public let label: String?
    /// The value.
    public let value: Expression
    /// Whether it is a closure behind the parentheses.
    public var isTrailing = false
}

/// How a value is cast.
public enum CastKind: Sendable, Hashable {
    /// `as`, which can't fail.
    case plain
    /// `as?`
    case conditional
    /// `as!`
    case forced
    /// `is`, whose value is a truth value.
    case test
}

/// What marks the effects of an expression.
public enum EffectMark: Sendable, Hashable {
    case `try`, tryOptional, tryForced, await
}
