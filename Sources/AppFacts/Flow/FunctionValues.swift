import SwiftFlow
import SwiftOutline

/// The code that values are: closures that names, members and lists hold, and methods that were taken as values.
struct FunctionValues {
    private let flow: AppFlow
    private let memo = Memo()

    /// What many calls ask for.
    private final class Memo {
        /// What parameters are given.
        var given: [GivenParameter: [RunCode]] = [:]
        /// What each closure of a function is given the elements of.
        var sequences: [FlowFunction.ID: [ClosureID: Expression]] = [:]
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
        written = early.reduce(into: [:]) { written, function in
            for event in flow.trace(of: function).events where !event.runsLater {
                guard case .write(_, let name, _, let value) = event.kind,
                    Self.mayBeFunction(value.type)
                else { continue }
                written[name, default: []].append((function, event))
            }
        }
    }

    private static func mayBeFunction(_ type: FlowType) -> Bool {
        switch type.unwrapped {
        case .function, .unknown: true
        default: false
        }
    }

    /// The functions that an event runs which are no closures and are called by a value: `let show = setUpWindow; show()`, `steps.forEach { $0() }`,
    /// `apply(store, open)`, `stores.forEach(open)`.
    func functions(calledBy event: FlowEvent, in function: FlowFunction) -> [FlowFunction] {
        guard case .call(let call) = event.kind else { return [] }
        let found: [RunCode] =
            switch call.target {
            case .unknown where call.name.isEmpty: methods(calledBy: event, in: function)
            case .functions(let callees), .making(_, let callees):
                callees.flatMap { given(toOperator: $0, by: event, in: function) }
            case .elementwise: handedOn(by: event, in: function)
            case .unknown, .foreign, .makingForeign, .closures: []
            }
        return found.filter { $0.closure == nil }.map(\.function)
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
            return named(by: given.argument, place, depth + 1)
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
    private struct Place {
        let function: FlowFunction
        let closure: ClosureID?
    }

    /// The code that an expression may be, or hold.
    private func values(of value: Expression, _ place: Place, _ depth: Int) -> [RunCode] {
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
            return owner.map { members(name, of: bound($0, in: function), depth) } ?? []
        case .closure(let shape):
            let id = ClosureID(path: function.located.file.path, brace: shape.braces.open)
            return [RunCode(function: function, closure: id)]
        case .array(let elements), .dictionary(let elements):
            return elements.flatMap { values(of: $0, place, depth + 1) }
        case .subscripted(let base, _), .optionalChain(let base), .force(let base):
            return values(of: base, place, depth + 1)
        default: return []
        }
    }

    private func values(named name: String, _ place: Place, _ depth: Int) -> [RunCode] {
        let function = place.function
        if let local = flow.trace(of: function).locals(named: name).first {
            return Self.initialValue(local.range, function).map { values(of: $0, place, depth + 1) }
                ?? []
        }
        if let index = function.parameters.firstIndex(where: { $0.name == name }) {
            let closures = flow.analysis.given(to: index, of: function)?.closures ?? []
            return closures.sorted().compactMap(code) + given(to: index, of: function, depth)
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
            + (owner.map { replaced(name, of: $0, depth) } ?? [])
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

    /// What stands behind `=`, or behind the `in` of a loop.
    static func initialValue(_ range: TokenRange, _ function: FlowFunction) -> Expression? {
        let tokens = function.file.tokens.tokens
        let mark = range.first { tokens[$0].kind == .equal || tokens[$0].kind == .keyword(.in) }
        guard let mark, mark + 1 < range.upperBound else { return nil }
        return ExpressionReader(function.file).expression(in: mark + 1..<range.upperBound)
    }

    /// Of more assignments of one name the first ones are looked at, so that many of them take no longer at each call.
    private static let mostWrites = 100
    /// No value is handed through more names than this.
    private static let deepest = 6
}
