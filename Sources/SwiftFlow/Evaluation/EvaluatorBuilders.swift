import SwiftOutline

extension FlowEvaluator {
    /// What hands a value that comes from somewhere to a closure at once, and gives the value back: `UIWindow().then { … }`;
    /// nil for any other call.
    mutating func building(
        _ name: String, _ token: Int, _ receiver: Value, _ arguments: [FlowArgument],
        _ range: TokenRange, by functions: [FlowFunction]
    ) -> Value? {
        guard !receiver.tags.isEmpty, arguments.count == 1,
            case .closure(let shape) = arguments[0].value.kind, shape.captureList == nil,
            functions.isEmpty
                ? semantics.givesReceiver(name, on: receiver)
                : functions.allSatisfy(\.givesReceiver)
        else { return nil }
        let closure = self.closure(shape, of: receiver)
        let argument = FlowCallArgument(
            label: arguments[0].label, value: closure, range: arguments[0].value.range,
            isTrailing: arguments[0].isTrailing)
        note(
            .call(
                FlowCall(
                    target: .elementwise, receiver: receiver, name: name, token: token,
                    arguments: [argument], result: receiver)), range)
        return receiver
    }

    /// A local that is computed: its code counts where it is declared, which is before all that reads it; what sets or watches one is
    /// not followed.
    mutating func compute(_ binding: FlowBinding, _ range: TokenRange) {
        guard let getter = binding.getter else { return note(.opaque, range) }
        let id = ClosureID(path: frame.file.path, brace: getter.open)
        add(id, body: getter.content, [])
        run(id, runsAtOnce: true)
    }
}

extension FlowFunction {
    /// Whether a method does nothing but hand `self` to its closure, and give it back.
    var givesReceiver: Bool {
        let statements = file.statements(of: body).map { file.text($0.range) }
        guard parameters.count == 1, statements.count == 2, let name = parameters[0].name else {
            return false
        }
        let call = name + "(self)"
        return [call, "try " + call].contains(statements[0]) && statements[1] == "return self"
    }
}
