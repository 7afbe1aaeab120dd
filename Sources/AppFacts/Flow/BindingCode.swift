import SwiftFlow
import SwiftOutline

extension FunctionValues {
    /// What a `Binding(get:set:)` runs where its value is asked for or set.
    func binding(usedBy event: FlowEvent, in function: FlowFunction) -> [RunCode] {
        let label: String
        switch event.kind {
        case .read(let receiver, "wrappedValue", _, _) where receiver.type.name == "Binding":
            label = "get"
        case .write(let receiver, "wrappedValue", _, _) where receiver.type.name == "Binding":
            label = "set"
        default: return []
        }
        var expression = ExpressionReader(function.file).expression(in: event.range)
        if case .assignment(let target, _, _) = expression.kind { expression = target }
        guard case .member(let base, _, _) = expression.kind else { return [] }
        let place = Place(function: function, closure: event.closures.last)
        return makers(of: base, place, 0).flatMap { maker -> [RunCode] in
            guard case .call(_, let arguments) = maker.expression.kind else { return [] }
            return arguments.filter { $0.label == label }.flatMap {
                values(of: $0.value, maker.place, 0)
            }
        }
    }

    /// The expressions that a name was given first, where these call something.
    private func makers(
        of value: Expression, _ place: Place, _ depth: Int
    ) -> [(expression: Expression, place: Place)] {
        guard depth < Self.deepest else { return [] }
        let function = place.function
        switch value.kind {
        case .call: return [(value, place)]
        case .name(let name):
            if let local = flow.trace(of: function).locals(named: name).first {
                return Self.initialValue(local.range, function).map {
                    makers(of: $0, place, depth + 1)
                }
                    ?? []
            }
            let own = function.owner.map { flow.program.members(name, of: $0) } ?? []
            let located =
                own.map { ($0.located, String?.some($0.owner)) }
                + flow.program.globals(named: name).map { ($0, nil) }
            return located.flatMap { makers(ofInitialValueOf: name, $0.0, $0.1, depth) }
        case .member(let base, let name, _):
            let type = flow.trace(of: function).types[base.range]
            var owner = type?.name
            if case .metatype(let type)? = type { owner = type }
            if case .selfReference = base.kind { owner = function.owner }
            let members = owner.map { flow.program.members(name, of: $0) } ?? []
            return members.flatMap { makers(ofInitialValueOf: name, $0.located, $0.owner, depth) }
        default: return []
        }
    }

    private func makers(
        ofInitialValueOf name: String, _ located: LocatedDeclaration, _ owner: String?,
        _ depth: Int
    ) -> [(expression: Expression, place: Place)] {
        guard let value = FlowFunction(initialValueOf: name, in: located, owner: owner) else {
            return []
        }
        let expression = ExpressionReader(value.file).expression(in: value.body)
        return makers(of: expression, Place(function: value, closure: nil), depth + 1)
    }
}
