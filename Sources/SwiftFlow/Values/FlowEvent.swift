import SwiftOutline

/// Something that the code of a function does, in the order in which it does it.
public struct FlowEvent<Tag: Hashable & Sendable> {
    /// What happens.
    public let kind: Kind
    /// The tokens of the expression.
    public let range: TokenRange
    /// The step of the function's body, by index; that of the closure's body inside of a closure.
    public let step: Int
    /// The tokens of the statement around it.
    public let statement: TokenRange
    /// The closures around it, the outermost first.
    public let closures: [ClosureID]
    /// Whether one of these may run later than the code around it.
    public let runsLater: Bool

    /// The kinds of events.
    public enum Kind {
        /// A stored member is read, of a value or of a type.
        case read(FlowValue<Tag>, member: String, token: Int, result: FlowValue<Tag>)
        /// A stored member is written.
        case write(FlowValue<Tag>, member: String, token: Int, value: FlowValue<Tag>)
        /// A variable at the top level is read or written.
        case global(String, isWritten: Bool, value: FlowValue<Tag>)
        /// What a variable holds is changed where it is kept: a stored member, or a variable at the top level, where
        /// there is no value.
        case change(FlowValue<Tag>?, member: String, token: Int, cause: ChangeCause)
        /// A local is declared or written.
        case local(String, value: FlowValue<Tag>, isDeclared: Bool)
        /// A function is called.
        case call(FlowCall<Tag>)
        /// A value is cast or tested.
        case cast(FlowValue<Tag>, CastKind, FlowType)
        /// Two values are compared.
        case comparison(FlowValue<Tag>, FlowValue<Tag>)
        /// A value is looked at for being there, by `if let`, `guard let` or `?`.
        case unwrap(FlowValue<Tag>)
        /// A value leaves as the result of the function.
        case result(FlowValue<Tag>)
        /// A value goes where it is not followed: into a collection, a tuple, a subscript.
        case escape(FlowValue<Tag>)
        /// A key path is written; what it is used for is not followed.
        case keyPath
        /// What can't be read.
        case opaque
    }
}

/// A call.
public struct FlowCall<Tag: Hashable & Sendable> {
    /// What is called.
    public let target: FlowCallTarget
    /// The value in front of the dot; nil where there is none.
    public let receiver: FlowValue<Tag>?
    /// The name that is called; empty for the call of a value.
    public let name: String
    /// Token index of the name, or of the first token.
    public let token: Int
    /// The arguments, in order.
    public let arguments: [FlowCallArgument<Tag>]
    /// What it gives.
    public let result: FlowValue<Tag>
}

/// An argument of a call.
public struct FlowCallArgument<Tag: Hashable & Sendable> {
    /// The label.
    public let label: String?
    /// The value.
    public let value: FlowValue<Tag>
    /// Its tokens.
    public let range: TokenRange
    /// Whether it is a closure behind the parentheses.
    public let isTrailing: Bool
}

/// What a call may run.
public enum FlowCallTarget {
    /// Functions of the program, one of them or all that the name may mean.
    case functions([FlowFunction])
    /// The making of a value of a program's type, with the initializers that it may run.
    case making(String, [FlowFunction])
    /// The making of a value of another module's type.
    case makingForeign(String)
    /// A function of another module, of a type where that is known.
    case foreign(type: String?)
    /// A function of the standard library that runs a closure for each element, and at once: `map` and the like.
    case elementwise
    /// A closure.
    case closures(Set<ClosureID>)
    /// Not known.
    case unknown
}

/// What the code of a function does, and what its expressions are.
public struct FlowTrace<Tag: Hashable & Sendable> {
    /// What it does, in order; what a closure does stands where the closure does.
    public let events: [FlowEvent<Tag>]
    /// What is known of those expressions that may come from somewhere that matters, by their tokens.
    public let values: [TokenRange: FlowValue<Tag>]
    /// The types of the expressions whose type is known, by their tokens.
    public let types: [TokenRange: FlowType]
}
