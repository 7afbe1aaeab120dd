import SwiftOutline

extension FlowEvaluator {
    /// The shape of a key path that is written in the place of an argument; nil where the argument is anything else.
    func keyPath(in arguments: [FlowArgument]) -> KeyPathShape? {
        guard arguments.count == 1, arguments[0].label == "keyPath" else { return nil }
        if case .name(let name) = arguments[0].value.kind, environment[name] != nil {
            return paths[name]
        }
        return keyPath(arguments[0].value)
    }

    /// The shape of an expression that is a key path of members.
    func keyPath(_ expression: Expression) -> KeyPathShape? {
        guard case .keyPath = expression.kind else { return nil }
        return KeyPathShape(expression.range, in: file)
    }

    /// Notes what `setValue(_:forKey:)` and `value(forKey:)` do to a member of an object of the program's.
    mutating func noteMember(
        named function: String, _ receiver: Value, _ arguments: [FlowCallArgument], _ token: Int,
        _ range: TokenRange
    ) {
        guard function == "setValue" || function == "value",
            let key = arguments.first(where: { ["forKey", "forKeyPath"].contains($0.label) }),
            let owner = receiver.type.name ?? receiver.type.metatype,
            let segment = key.range.first(where: {
                file.tokens.tokens[$0].kind == .stringSegment
            }),
            let name = file.tokens.text(of: segment).split(separator: ".").last.map(String.init),
            !program.members(name, of: owner).isEmpty
        else { return }
        note(
            function == "value"
                ? .read(receiver, member: name, token: token, result: .unknown)
                : .write(receiver, member: name, token: token, value: .unknown), range)
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
