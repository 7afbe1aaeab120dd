import SwiftFlow
import SwiftOutline

/// The closures that code of a start gives away, to be kept: in a collection, a member, or with somebody unknown.
struct KeptClosures {
    private let flow: AppFlow
    /// Those that a member was set to, by its name.
    private var byMember: [String: Set<ClosureID>] = [:]
    /// Those of which it is not known what holds them.
    private var elsewhere: Set<ClosureID> = []

    /// Those of some events.
    init(in code: [(FlowFunction, [FlowEvent])], _ flow: AppFlow) {
        self.flow = flow
        for event in code.lazy.flatMap(\.1) {
            switch event.kind {
            case .write(_, let member, _, let value):
                byMember[member, default: []].formUnion(value.closures)
            case .escape(let value): elsewhere.formUnion(value.closures)
            case .call(let call) where ListMember.adds.contains(call.name):
                elsewhere.formUnion(call.arguments.flatMap { $0.value.closures })
            default: break
            }
        }
    }

    /// The closures that the call of a value may mean, sorted: those of the member that is called, and what is kept nobody knows where.
    func closures(calledBy event: FlowEvent, in function: FlowFunction) -> [ClosureID] {
        guard
            case .call(let callee, _) = ExpressionReader(function.file).expression(
                in: event.range
            ).kind,
            let members = members(
                of: callee.unwrapped, in: function, within: event.closures.last, 0)
        else { return byMember.values.reduce(elsewhere) { $0.union($1) }.sorted() }
        return members.reduce(elsewhere) { $0.union(byMember[$1] ?? []) }.sorted()
    }

    /// The members that an expression may ask; nil where it is something else.
    private func members(
        of value: Expression, in function: FlowFunction, within closure: ClosureID?, _ depth: Int
    ) -> Set<String>? {
        guard depth < Self.deepest else { return nil }
        switch value.kind {
        case .name(let name):
            if function.parameters.contains(where: { $0.name == name }) { return nil }
            if isOfClosure(name, in: function) {
                return closure.flatMap { members(givenTo: name, of: $0, in: function, depth) }
            }
            if let local = flow.trace(of: function).locals(named: name).first {
                return FunctionValues.initialValue(local.range, function).flatMap {
                    members(of: $0.unwrapped, in: function, within: closure, depth + 1)
                }
            }
            return function.owner.flatMap { members(name, of: $0) }
        case .member(let base, let name, _):
            var owner = flow.trace(of: function).types[base.range]?.unwrapped.name
            if case .selfReference = base.kind { owner = function.owner }
            return owner.flatMap { members(name, of: $0) }
        default: return nil
        }
    }

    /// What those who call a closure give one of its parameters; nothing where only other modules call it.
    private func members(
        givenTo name: String, of closure: ClosureID, in function: FlowFunction, _ depth: Int
    ) -> Set<String>? {
        guard let index = ClosureCallers.index(of: name, in: closure, of: function.file) else {
            return nil
        }
        var found: Set<String> = []
        for (caller, event, call) in flow.closureCallers.calls(of: closure) {
            guard call.arguments.indices.contains(index) else { return nil }
            let given = ExpressionReader(caller.file).expression(in: call.arguments[index].range)
            guard call.arguments[index].value.closures.isEmpty,
                let members = members(
                    of: given.unwrapped, in: caller, within: event.closures.last, depth + 1)
            else { return nil }
            found.formUnion(members)
        }
        return found
    }

    /// A stored property itself, or what the getter of a computed one names; nothing for a method.
    private func members(_ name: String, of owner: String) -> Set<String>? {
        let found = flow.program.implementations(name, of: owner)
        guard !found.isEmpty else { return nil }
        var names: Set<String> = []
        for member in found where member.located.declaration.kind == .variable {
            names.insert(name)
            let getters = FlowFunction.accessors(of: name, in: member.located, owner: member.owner)
                .filter { $0.id.part == .getter }
            for token in getters.flatMap(\.body)
            where member.located.file.outline.tokens.tokens[token].kind == .identifier {
                names.insert(member.located.file.outline.name(at: token))
            }
        }
        return names
    }

    /// Whether a closure in a function may have a parameter of a name: `{ handler in`.
    private func isOfClosure(_ name: String, in function: FlowFunction) -> Bool {
        let tokens = function.file.tokens
        return function.body.contains { token in
            tokens.spells(token, name)
                && [.keyword(.in), .comma].contains(tokens.tokens[token + 1].kind)
        }
    }

    /// No value is handed through more names than this.
    private static let deepest = 4
}
