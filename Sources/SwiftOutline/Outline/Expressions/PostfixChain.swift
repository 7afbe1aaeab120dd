/// A primary expression and the members, calls and subscripts behind it: `try a?.b(c)[d] { }`.
public struct PostfixChain: Sendable, Hashable {
    /// What the chain starts with.
    public let base: ChainBase
    /// What follows the base, in order.
    public let segments: [ChainSegment]
    /// The chain without the `prefix`.
    public let range: TokenRange
    /// `try`, `try?`, `try!` and `await` in front; empty where there are none.
    public let prefix: TokenRange

    /// The names of the chain where it is nothing but names: `["UIScreen", "main", "bounds"]`; nil otherwise.
    ///
    /// Optional chaining, forced unwrapping and the labels of a compound name are looked through.
    public func names(in file: SwiftFile) -> [String]? {
        var names: [String] = []
        switch base {
        case .name(let token): names.append(file.name(at: token))
        case .selfKeyword: names.append("self")
        case .superKeyword: names.append("super")
        default: return nil
        }
        for segment in segments {
            switch segment {
            case .member(let token): names.append(file.name(at: token))
            case .optionalChain, .force, .argumentNames: continue
            default: return nil
            }
        }
        return names
    }
}

/// What a postfix chain starts with.
public enum ChainBase: Sendable, Hashable {
    /// An identifier, `Self`, `Any`, `_` or a closure argument such as `$0`, by token index.
    case name(Int)
    /// `.member`, by the token index of the name.
    case implicitMember(Int)
    /// `self`, by token index.
    case selfKeyword(Int)
    /// `super`, by token index.
    case superKeyword(Int)
    /// A parenthesized expression or tuple, parentheses included.
    case parenthesized(TokenRange)
    /// A literal of any kind, array and dictionary literals included.
    case literal(TokenRange)
    /// A closure, braces included.
    case closure(TokenRange)
    /// A macro expansion, a key path, `if`, `switch`, a type and the like.
    case other(TokenRange)
}

/// A step of a postfix chain.
public enum ChainSegment: Sendable, Hashable {
    /// `.name`, by the token index of the name.
    case member(name: Int)
    /// Parentheses, trailing closures or both.
    case call(CallArguments)
    /// The labels of a compound name, parentheses included: `(_:animated:)`.
    case argumentNames(TokenRange)
    /// Square brackets, with the closures behind them.
    case subscriptCall(CallArguments)
    /// `?`, by token index.
    case optionalChain(Int)
    /// `!`, by token index.
    case force(Int)
    /// `<…>`, angle brackets included.
    case genericArguments(TokenRange)
    /// Any other postfix operator, by token index.
    case postfixOperator(Int)
    /// `#if … #endif` around further members, by its index in `SwiftFile.conditionals`.
    case conditional(Int)
}
