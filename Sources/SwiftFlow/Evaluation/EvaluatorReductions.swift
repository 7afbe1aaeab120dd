import SwiftOutline

/// Objects that a call is given for no longer than it lasts.
extension FlowEvaluator {
    /// `elements.reduce(start) { … }` and `elements.reduce(into: start) { … }`: the closure is given what the call is given, be it an
    /// object; nil for any other call.
    mutating func reduced(
        _ name: String, _ token: Int, _ receiver: Value, _ arguments: [FlowArgument],
        _ range: TokenRange
    ) -> Value? {
        guard name == "reduce", arguments.count == 2,
            case .closure(let shape) = arguments[1].value.kind,
            receiver.type == .unknown || StandardElements.iterated(receiver.type) != nil
        else { return nil }
        let start = value(arguments[0].value)
        let element = Value(
            StandardElements.iterated(receiver.type) ?? .unknown, tags: receiver.tags)
        let id = register(shape, [start.type, element.type])
        analysis.tables.pass(start, as: 0, to: id)
        analysis.tables.pass(element, as: 1, to: id)
        let given = run(id, runsAtOnce: true)
        let result = arguments[0].label == "into" ? start : start.joined(given)
        let values = zip(arguments, [start, Value(.function([], .unknown), closures: [id])]).map {
            FlowCallArgument(
                label: $0.label, value: $1, range: $0.value.range, isTrailing: $0.isTrailing)
        }
        note(
            .call(
                FlowCall(
                    target: .elementwise, receiver: receiver, name: name, token: token,
                    arguments: values, result: result)), range)
        return result
    }

    /// Notes the `deinit` of an object that a statement makes and keeps nowhere: `_ = Guard()`.
    mutating func noteDiscarded(_ statement: Expression) {
        var made = statement
        if case .assignment(let target, _, let value) = statement.kind {
            guard case .name("_") = target.kind else { return }
            made = value
        }
        guard case .call(let callee, _) = made.unwrapped.kind, case .name(let type) = callee.kind,
            program.type(type)?.kind == .class
        else { return }
        noteRelease(of: .plain(type), by: .unknown, isHeld: true, made.range)
    }
}
