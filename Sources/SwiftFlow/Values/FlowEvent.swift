import SwiftOutline

/// Something that the code of a function does, in the order in which it does it.
public struct FlowEvent {
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
    /// The innermost of these that may run later than the code around it; nil where all run at once.
    public let laterClosure: ClosureID?
    /// Whether one of the closures around it may run later than the code around that.
    public var runsLater: Bool { laterClosure != nil }
    /// The branches of `? :`, and of `if` and `switch` in the place of a value, around it in the function or closure that
    /// it stands in, the outermost first.
    public let branches: [ValueBranch]

    /// Whether it and another event stand in different branches of one such choice, of which only one runs.
    public func excludes(_ other: FlowEvent) -> Bool {
        branches.contains { branch in
            other.branches.contains { $0.choice == branch.choice && $0.index != branch.index }
        }
    }

    /// The kinds of events.
    public enum Kind {
        /// A stored member is read, of a value or of a type.
        case read(FlowValue, member: String, token: Int, result: FlowValue)
        /// A stored member is written.
        case write(FlowValue, member: String, token: Int, value: FlowValue)
        /// An element of a value of another module, `base[…]`, or a property that another module's wrapper keeps, is read or
        /// written; the token is the first one behind the value.
        case element(FlowValue, token: Int, isWritten: Bool)
        /// A variable at the top level is read or written.
        case global(String, isWritten: Bool, value: FlowValue)
        /// What a variable holds is changed where it is kept: a stored member, or a variable at the top level, where
        /// there is no value.
        case change(FlowValue?, member: String, token: Int, cause: ChangeCause)
        /// A local is declared or written; without a name where what unwraps the value binds none, as in `guard let _ = x`.
        case local(String?, value: FlowValue, isDeclared: Bool)
        /// A function is called.
        case call(FlowCall)
        /// A value is cast or tested.
        case cast(FlowValue, CastKind, FlowType)
        /// Two values are compared.
        case comparison(FlowValue, FlowValue)
        /// A value is looked at for being there, by `if let`, `guard let` or `?`.
        case unwrap(FlowValue)
        /// A value leaves as the result of the function.
        case result(FlowValue)
        /// A value goes where it is not followed: into a collection, a tuple, a subscript.
        case escape(FlowValue)
        /// A key path is written; what it is used for is not followed.
        case keyPath
        /// What can't be read.
        case opaque
    }
}

/// One of the values that `? :`, or `if` or `switch` in the place of a value, chooses from.
public struct ValueBranch: Hashable, Sendable {
    /// A token of the choice, which tells it from others of the same code.
    public let choice: Int
    /// Which of its values it is.
    public let index: Int
}

/// A call.
///
/// A class, so that an event, which is one of many kinds, is small.
public final class FlowCall {
    /// What is called.
    public let target: FlowCallTarget
    /// The value in front of the dot; nil where there is none.
    public let receiver: FlowValue?
    /// The name that is called; empty for the call of a value.
    public let name: String
    /// Token index of the name, or of the first token.
    public let token: Int
    /// The arguments, in order.
    public let arguments: [FlowCallArgument]
    /// What it gives.
    public let result: FlowValue

    /// A call from its parts.
    init(
        target: FlowCallTarget, receiver: FlowValue?, name: String, token: Int,
        arguments: [FlowCallArgument], result: FlowValue
    ) {
        self.target = target
        self.receiver = receiver
        self.name = name
        self.token = token
        self.arguments = arguments
        self.result = result
    }
}

/// An argument of a call.
public struct FlowCallArgument {
    /// The label.
    public let label: String?
    /// The value.
    public let value: FlowValue
    /// Its tokens.
    public let range: TokenRange
    /// Whether it is a closure behind the parentheses.
    public let isTrailing: Bool
}

extension FlowCall {
    /// The stored members that the memberwise initializer of a type is given, and that don't start with their initial values.
    public func members(givenTo type: NominalType) -> Set<String> {
        guard case .making(_, let initializers) = target, initializers.isEmpty,
            type.kind == .struct
        else { return [] }
        return Set(arguments.compactMap(\.label))
    }
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
