import SwiftFlow
import SwiftOutline

/// The code that values are: closures that names, members and lists hold, and methods that were taken as values.
struct FunctionValues {
    /// The code of the app.
    let flow: AppFlow
    private let memo = Memo()

    /// What many calls ask for.
    private final class Memo {
        /// What parameters are given.
        var given: [GivenParameter: [RunCode]] = [:]
        /// What each closure of a function is given the elements of.
        var sequences: [FlowFunction.ID: [ClosureID: Expression]] = [:]
        /// The functions that may fill a list.
        var start: Set<FlowFunction.ID> = []
        /// What functions add to lists.
        var added: [AddedKey: [RunCode]] = [:]
    }

    private struct AddedKey: Hashable {
        let function: FlowFunction.ID
        let name: String
        let owner: String?
        let depth: Int
        let known: Int
    }

    private struct GivenParameter: Hashable {
        let function: FlowFunction.ID
        let index: Int
    }

    /// Where the start sets a member that may be a function, by its name.
    private let written: [String: [(function: FlowFunction, event: FlowEvent)]]

    /// A look at the code of an app and its start.
    init(_ flow: AppFlow, early: [FlowFunction]) {
        self.flow = flow
        memo.start = Set(early.map(\.id))
        written = early.reduce(into: [:]) { written, function in
            for event in flow.trace(of: function).events where !event.runsLater {
                guard case .write(_, let name, _, let value) = event.kind,
                    Self.mayBeFunction(value.type)
                else { continue }
                written[name, default: []].append((function, event))
            }
        }
    }

    /// Has a function counted among the start from now on.
    func add(_ function: FlowFunction) { memo.start.insert(function.id) }

    private static func mayBeFunction(_ type: FlowType) -> Bool {
        switch type.unwrapped {
        case .function, .unknown: true
        default: false
        }
    }

    /// The code that an event runs by a value: `let show = setUpWindow; show()`, `steps.forEach { $0() }`,
    /// `apply(store, open)`, `stores.forEach(open)`.
    func code(calledBy event: FlowEvent, in function: FlowFunction) -> [RunCode] {
        guard case .call(let call) = event.kind else { return [] }
        return switch call.target {
        case .unknown where call.name.isEmpty: methods(calledBy: event, in: function)
        case .functions(let callees), .making(_, let callees):
            callees.flatMap { given(toOperator: $0, by: event, in: function) }
        case .elementwise: handedOn(by: event, in: function)
        case .unknown, .foreign, .makingForeign, .closures: []
        }
    }

    /// The code of a closure; nil where no function around it is known.
    func code(_ closure: ClosureID) -> RunCode? {
        flow.analysis.function(around: closure).map { RunCode(function: $0, closure: closure) }
    }

    /// What `let f = Store.open; f()` calls.
    func methods(calledBy event: FlowEvent, in function: FlowFunction) -> [RunCode] {
        guard
            case .call(let callee, _) = ExpressionReader(function.file).expression(
                in: event.range
            ).kind
        else { return [] }
        return values(
            of: callee.unwrapped, Place(function: function, closure: event.closures.last), 0)
    }

    /// What `list.forEach(Store.open)` calls, as far as arguments with some labels say it.
    func handedOn(
        by event: FlowEvent, in function: FlowFunction,
        where isMeant: (String?) -> Bool = { _ in true }
    ) -> [RunCode] {
        guard
            case .call(_, let arguments) = ExpressionReader(function.file).expression(
                in: event.range
            ).kind
        else { return [] }
        let place = Place(function: function, closure: event.closures.last)
        return arguments.filter { isMeant($0.label) }.flatMap { argument -> [RunCode] in
            switch argument.value.kind {
            case .name, .member: return values(of: argument.value, place, 0)
            default: return []
            }
        }
    }

    /// The functions that an operator of the app's own is given by their names: `store |> open`.
    func given(toOperator callee: FlowFunction, by event: FlowEvent, in function: FlowFunction)
        -> [RunCode]
    {
        guard case .call(let call) = event.kind,
            callee.located.declaration.name.first?.isLetter == false
        else { return [] }
        let place = Place(function: function, closure: event.closures.last)
        return zip(call.arguments, callee.parameters).flatMap { argument, parameter in
            flow.program.isFunction(parameter, in: callee.file)
                ? named(by: argument, place, 0) : []
        }
    }

    /// The functions that those who call a function give one of its parameters by their names: `apply(store, open)`.
    private func given(
        to index: Int, of function: FlowFunction, _ depth: Int
    ) -> [RunCode] {
        guard flow.program.isFunction(function.parameters[index], in: function.file) else {
            return []
        }
        let key = GivenParameter(function: function.id, index: index)
        if let known = memo.given[key] { return known }
        // What leads back here adds nothing.
        memo.given[key] = []
        let found = flow.arguments(givenTo: index, of: function).flatMap { given in
            let place = Place(function: given.caller, closure: given.event.closures.last)
            return given.argument.value.closures.sorted().compactMap(code)
                + named(by: given.argument, place, depth + 1)
        }
        memo.given[key] = found
        return found
    }

    private func named(
        by argument: FlowCallArgument, _ place: Place, _ depth: Int
    ) -> [RunCode] {
        guard argument.value.closures.isEmpty else { return [] }
        let given = ExpressionReader(place.function.file).expression(in: argument.range)
        switch given.kind {
        case .name, .member: return values(of: given, place, depth)
        default: return []
        }
    }

    /// Where an expression stands.
    struct Place {
        /// The function.
        let function: FlowFunction
        /// The closure in it; nil outside of all.
        let closure: ClosureID?
    }

    /// The code that an expression may be, or hold.
    func values(of value: Expression, _ place: Place, _ depth: Int) -> [RunCode] {
        guard depth < Self.deepest else { return [] }
        let function = place.function
        switch value.kind {
        case .name(let name): return values(named: name, place, depth)
        case .member(let base, let name, _):
            let type = flow.trace(of: function).types[base.range]
            var owner = type?.name
            if case .metatype(let type)? = type { owner = type }
            if case .name(let type) = base.kind, flow.program.type(type)?.isDeclared == true {
                owner = type
            }
            if case .selfReference = base.kind { owner = function.owner }
            if ListMember.gives.contains(name), case .collection? = type?.unwrapped {
                return values(of: base, place, depth + 1)
            }
            return owner.map { members(name, of: bound($0, in: function), depth) } ?? []
        case .closure(let shape):
            let id = ClosureID(path: function.located.file.path, brace: shape.braces.open)
            return [RunCode(function: function, closure: id)]
        case .array(let elements), .dictionary(let elements):
            return elements.flatMap { values(of: $0, place, depth + 1) }
        case .subscripted(let base, _), .optionalChain(let base), .force(let base):
            return values(of: base, place, depth + 1)
        case .call(let callee, let arguments):
            switch callee.kind {
            case .member(let base, let name, _) where ListMember.gives.contains(name):
                return values(of: base, place, depth + 1)
            case .name("zip"), .name("Array"):
                return arguments.flatMap { values(of: $0.value, place, depth + 1) }
            default: return []
            }
        default: return []
        }
    }

    private func values(named name: String, _ place: Place, _ depth: Int) -> [RunCode] {
        let function = place.function
        if let local = flow.trace(of: function).locals(named: name).first {
            let first = Self.initialValue(local.range, function)
            return (first.map { values(of: $0, place, depth + 1) } ?? [])
                + added(to: name, of: nil, in: function, depth)
        }
        if let index = function.parameters.firstIndex(where: { $0.name == name }) {
            let given = given(to: index, of: function, depth)
            let known = Set(given.compactMap(\.closure))
            let closures = flow.analysis.given(to: index, of: function)?.closures ?? []
            return closures.subtracting(known).sorted().compactMap(code) + given
        }
        if let sequence = elements(givenTo: place) {
            // The names in it are none of the closure's.
            return values(of: sequence, Place(function: function, closure: nil), depth + 1)
        }
        if let owner = function.owner, !flow.program.members(name, of: owner).isEmpty {
            return members(name, of: owner, depth)
        }
        return flow.program.globals(named: name).flatMap { values(of: $0, name, nil, depth) }
    }

    /// What `sequence.forEach { … }` hands to the closure that something stands in.
    private func elements(givenTo place: Place) -> Expression? {
        place.closure.flatMap { sequences(in: place.function)[$0] }
    }

    /// The sequences of which a function hands each element to a closure, by `forEach` or the like.
    func sequences(in function: FlowFunction) -> [ClosureID: Expression] {
        if let known = memo.sequences[function.id] { return known }
        var found: [ClosureID: Expression] = [:]
        for event in flow.trace(of: function).events {
            guard case .call(let call) = event.kind, case .elementwise = call.target,
                case .call(let callee, _) = ExpressionReader(function.file).expression(
                    in: event.range
                ).kind, case .member(let base, _, _) = callee.kind
            else { continue }
            for closure in call.arguments.flatMap(\.value.closures) { found[closure] = base }
        }
        memo.sequences[function.id] = found
        return found
    }

    /// What a generic parameter of a function has to be; the name itself for every other type.
    private func bound(_ name: String, in function: FlowFunction) -> String {
        guard flow.program.type(name) == nil else { return name }
        return GenericParameters(of: function.located)[name]?.name ?? name
    }

    private func members(_ name: String, of owner: String, _ depth: Int) -> [RunCode] {
        flow.program.implementations(name, of: owner).flatMap {
            values(of: $0.located, name, $0.owner, depth)
        }
    }

    /// A function itself, and what a variable starts with.
    private func values(
        of located: LocatedDeclaration, _ name: String, _ owner: String?, _ depth: Int
    ) -> [RunCode] {
        guard located.declaration.kind == .variable else {
            return [FlowFunction(located, owner: owner)].compactMap { $0 }.map {
                RunCode(function: $0, closure: nil)
            }
        }
        guard let value = FlowFunction(initialValueOf: name, in: located, owner: owner) else {
            return owner.map { assigned(to: name, of: $0, depth) } ?? []
        }
        let expression = ExpressionReader(value.file).expression(in: value.body)
        return values(of: expression, Place(function: value, closure: nil), depth + 1)
            + (owner.map { replaced(name, of: $0, depth) + added(to: name, of: $0, depth) } ?? [])
    }

    /// What the start adds to the list that a stored member is.
    private func added(to name: String, of owner: String, _ depth: Int) -> [RunCode] {
        flow.functions(naming: [name]).filter { memo.start.contains($0.id) }
            .prefix(Self.mostWrites).flatMap { added(to: name, of: owner, in: $0, depth) }
    }

    /// What a function adds to a list: to a local of its own, or to a member of a type.
    private func added(
        to name: String, of owner: String?, in function: FlowFunction, _ depth: Int
    ) -> [RunCode] {
        let reader = ExpressionReader(function.file)
        let key = AddedKey(
            function: function.id, name: name, owner: owner, depth: depth, known: memo.start.count)
        if let known = memo.added[key] { return known }
        // What leads back here adds nothing.
        memo.added[key] = []
        let found = flow.trace(of: function).events.flatMap { event -> [RunCode] in
            let list: Expression
            let given: [Expression]
            switch event.kind {
            case .call(let call) where ListMember.adds.contains(call.name):
                guard
                    case .call(let callee, let arguments) = reader.expression(in: event.range).kind,
                    case .member(let base, _, _) = callee.kind
                else { return [] }
                (list, given) = (base, arguments.map(\.value))
            case .write(_, name, _, _), .change(_, name, _, _), .local(name, _, isDeclared: false):
                guard
                    case .assignment(let target, _, let value) = reader.expression(
                        in: event.range
                    ).kind
                else { return [] }
                (list, given) = (target, [value])
            default: return []
            }
            guard isNamed(name, of: owner, list, in: function) else { return [] }
            let place = Place(function: function, closure: event.closures.last)
            return given.flatMap { values(of: $0, place, depth + 1) }
        }
        memo.added[key] = found
        return found
    }

    /// Whether an expression is a local of a name, or a type's member of it.
    private func isNamed(
        _ name: String, of owner: String?, _ list: Expression, in function: FlowFunction
    ) -> Bool {
        let isLocal = !flow.trace(of: function).locals(named: name).isEmpty
        switch list.kind {
        case .name(name): return owner == nil ? isLocal : !isLocal && function.owner == owner
        case .member(let base, name, _):
            if case .selfReference = base.kind { return function.owner == owner }
            let type = flow.trace(of: function).types[base.range]
            return owner != nil && type?.memberOwner == owner
        default: return false
        }
    }

    /// What the start gives to a stored member in the place of its first value.
    private func replaced(_ name: String, of owner: String, _ depth: Int) -> [RunCode] {
        let closures = flow.analysis.assigned(to: name, of: owner)?.closures ?? []
        return closures.sorted().compactMap(code)
            + (written[name] ?? []).prefix(Self.mostWrites).flatMap {
                function, event -> [RunCode] in
                guard case .write(let receiver, _, _, let value) = event.kind,
                    value.closures.isEmpty, receiver.type.memberOwner == owner,
                    case .assignment(_, _, let given) = ExpressionReader(function.file).expression(
                        in: event.range
                    ).kind
                else { return [] }
                return values(of: given, Place(function: function, closure: nil), depth + 1)
            }
    }

    /// What a stored member is given when an object is made.
    private func assigned(to name: String, of owner: String, _ depth: Int) -> [RunCode] {
        let known = flow.analysis.assigned(to: name, of: owner)?.closures ?? []
        guard known.isEmpty else { return known.sorted().compactMap(code) }
        return flow.program.members("init", of: owner).flatMap(FlowFunction.all).flatMap {
            maker in
            flow.trace(of: maker).events.flatMap { event -> [RunCode] in
                guard case .write(_, name, _, let value) = event.kind else { return [] }
                guard value.closures.isEmpty else {
                    return value.closures.sorted().compactMap(code)
                }
                guard
                    case .assignment(_, _, let given) = ExpressionReader(maker.file).expression(
                        in: event.range
                    ).kind
                else { return [] }
                return values(of: given, Place(function: maker, closure: nil), depth + 1)
            }
        }
    }

    /// Of more assignments of one name the first ones are looked at, so that many of them take no longer at each call.
    private static let mostWrites = 100
    /// No value is handed through more names than this.
    static let deepest = 6
}
