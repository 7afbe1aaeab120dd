import SwiftOutline

extension FlowEvaluator {
    /// The shape of a key path that is written in the place of an argument; nil where the argument is anything else.
    func keyPath(in arguments: [FlowArgument]) -> KeyPathShape? {
        guard arguments.count == 1, arguments[0].label == "keyPath" else { return nil }
        return keyPath(arguments[0].value)
    }

    /// The shape of an expression that is a key path of members.
    func keyPath(_ expression: Expression) -> KeyPathShape? {
        guard case .keyPath = expression.kind else { return nil }
        return KeyPathShape(expression.range, in: file)
    }

    /// What members in a row give, each read of the one before.
    mutating func value(
        along members: some Sequence<Int>, from start: Value, _ range: TokenRange
    ) -> Value {
        members.reduce(start) { value, token in
            let receiver = value.type.element == nil ? value.unwrapped : value
            return member(file.name(at: token), token, of: receiver, range)
        }
    }
}
