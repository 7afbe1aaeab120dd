import SwiftOutline

/// Calls of values, of methods that may be missing, and of what is not known.
extension FlowEvaluator {
    /// The call of what may be missing: of a value, or by `worker.mark?()` of a method that a protocol of Objective-C leaves open, or that any
    /// object may have.
    mutating func callOfOptional(
        _ callee: Expression, _ token: TokenRange, _ arguments: [FlowArgument], _ range: TokenRange
    ) -> Value {
        let found: Value
        if case .member(let base, let name, let token) = callee.kind {
            let receiver = value(base)
            if isMethod(name, of: receiver.type) {
                let result = callOfMember(
                    name, token, receiver, arguments, range, isDispatched: true)
                return result.retyped(result.type.optionalOnce)
            }
            found = chained(base, member(name, token, of: receiver, callee.range))
            note(found, of: callee.range)
        } else {
            found = value(callee)
        }
        note(.unwrap(found), token)
        return call(of: found, token, arguments, range)
    }

    private func isMethod(_ name: String, of type: FlowType) -> Bool {
        let members = owner(of: name, in: type).map { program.members(name, of: $0) } ?? []
        return type.name == "AnyObject" || members.contains { $0.function != nil }
    }

    /// The call of something of a name that is not known.
    mutating func unknownCall(
        _ name: String, _ token: TokenRange, _ arguments: [FlowArgument], _ range: TokenRange
    ) -> Value {
        let values = arguments.map { evaluate($0, expecting: nil, runsAtOnce: false) }
        note(
            .call(
                FlowCall(
                    target: .unknown, receiver: nil, name: name, token: token.lowerBound,
                    arguments: values, result: .unknown)), range)
        return .unknown
    }

    /// The call of a value: of the closures that it may be.
    mutating func call(
        of value: Value, _ token: TokenRange, _ arguments: [FlowArgument], _ range: TokenRange
    ) -> Value {
        if case .metatype(let type) = value.type {
            return making(type, token.lowerBound, arguments, range)
        }
        if value.closures.isEmpty, isCallable(value) {
            return callOfMember("callAsFunction", token.lowerBound, value, arguments, range)
        }
        let values = arguments.map { evaluate($0, expecting: nil, runsAtOnce: false) }
        // What is `@dynamicCallable` gets its arguments in a list.
        let dynamic = value.type.name.map { program.members("dynamicallyCall", of: $0) } ?? []
        if value.closures.isEmpty, !dynamic.isEmpty {
            call(
                accessors: dynamic.compactMap(\.function), "dynamicallyCall", token.lowerBound,
                of: value, [], .unknown, range)
            return .unknown
        }
        var result: Value?
        for id in value.closures.sorted() {
            for (index, argument) in values.enumerated() {
                analysis.tables.pass(argument.value, as: index, to: id)
            }
            runNamed(id, runsAtOnce: true)
            let known = analysis.tables.result(of: id)
            result = known.map { result?.joined($0) ?? $0 } ?? result
        }
        var given = result ?? .unknown
        if case .function(_, let type) = value.type.unwrapped,
            given.type == .unknown || type.element != nil && given.type.element == nil
        {
            // A builder makes a list of what the closure gives.
            given.type = type
        }
        note(
            .call(
                FlowCall(
                    target: value.closures.isEmpty ? .unknown : .closures(value.closures),
                    receiver: value, name: "", token: token.lowerBound, arguments: values,
                    result: given)), range)
        return given
    }
}
