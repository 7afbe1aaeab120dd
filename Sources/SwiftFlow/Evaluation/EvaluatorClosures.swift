import SwiftOutline

extension FlowEvaluator {
    /// A closure as a value; its code is looked into here, unless it gets a name.
    mutating func closure(
        _ shape: ClosureShape, expecting type: FlowType?, runs moment: ClosureMoment
    ) -> Value {
        var types: [FlowType] = []
        var result = FlowType.unknown
        if case .function(let parameters, let given)? = type?.unwrapped {
            types = parameters
            result = given
        }
        let id = register(shape, types)
        if moment != .whereCalled {
            let value = run(id, runsAtOnce: moment == .atOnce)
            if result == .unknown { result = value.type }
        }
        return Value(.function(types, result), closures: [id])
    }

    /// A closure that is run at once with one value.
    mutating func closure(_ shape: ClosureShape, of value: Value) -> Value {
        let id = register(shape, [value.type])
        analysis.tables.pass(value, as: 0, to: id)
        run(id, runsAtOnce: true)
        return Value(.function([], .unknown), closures: [id])
    }

    mutating func register(_ shape: ClosureShape, _ types: [FlowType]) -> ClosureID {
        let id = ClosureID(path: frame.file.path, brace: shape.braces.open)
        let written = shape.parameters.map(names) ?? []
        var parameters: [(name: String?, type: FlowType)] = written.enumerated().map {
            index, name in
            (name: name.name, type: name.type ?? (index < types.count ? types[index] : .unknown))
        }
        if shape.parameters == nil {
            parameters = (0..<max(types.count, 3)).map { index in
                (name: "$\(index)", type: index < types.count ? types[index] : .unknown)
            }
        }
        var captured = environment
        if let list = shape.captureList {
            for name in captures(list) { captured[name.name] = name.value }
        }
        let outer = environment
        environment = captured
        add(id, body: shape.body, parameters)
        environment = outer
        return id
    }

    /// `[weak self, window = self.window]`.
    private mutating func captures(_ list: TokenRange) -> [(name: String, value: Value)] {
        var result: [(String, Value)] = []
        var index = list.lowerBound + 1
        while index < list.upperBound {
            guard file.tokens.tokens[index].kind == .identifier,
                index + 1 < list.upperBound, file.tokens.tokens[index + 1].kind == .equal
            else {
                index += 1
                continue
            }
            var end = index + 2
            while end < list.upperBound - 1, file.tokens.tokens[end].kind != .comma {
                end = max(end, Int(file.tokens.partners[end])) + 1
            }
            let expression = ExpressionReader(file).expression(in: index + 2..<end)
            result.append((file.name(at: index), value(expression)))
            index = end
        }
        return result
    }

    private func names(_ range: TokenRange) -> [(name: String?, type: FlowType?)] {
        var result: [(String?, FlowType?)] = []
        var index = range.lowerBound
        while index < range.upperBound {
            var end = index
            while end < range.upperBound, file.tokens.tokens[end].kind != .comma {
                end = max(end, Int(file.tokens.partners[end])) + 1
            }
            let colon = (index..<end).first { file.tokens.tokens[$0].kind == .colon }
            // Of `label name: Type` the second is the name.
            let name = (colon ?? end) - 1
            if name >= index {
                let type = colon.map { TypeReader.type(in: $0 + 1..<end, of: file) }
                let isNamed = file.tokens.tokens[name].kind != .wildcard
                result.append((isNamed ? file.name(at: name) : nil, type))
            }
            index = end + 1
        }
        return result
    }

    /// Evaluates the code of a closure with what it is called with, and what it captures.
    @discardableResult
    mutating func run(_ id: ClosureID, runsAtOnce: Bool) -> Value {
        guard let closure = analysis.tables.closure(id), depth < Self.deepest else {
            note(.opaque, statement)
            return .unknown
        }
        let found = notes.map { _ in FlowNotes() }
        var inner = FlowEvaluator(analysis, frame: closure.frame, notes: found)
        inner.depth = depth + 1
        inner.take(receiver: receiver)
        inner.frame.closures = frame.closures + [id]
        inner.frame.laterClosure = runsAtOnce ? frame.laterClosure : id
        inner.environment = closure.environment
        for (index, parameter) in closure.parameters.enumerated() {
            var value = closure.arguments[index] ?? .unknown
            if parameter.type != .unknown { value.type = parameter.type }
            if let name = parameter.name { inner.environment[name] = value }
        }
        let result = inner.run(closure.file.body(of: closure.body))
        analysis.tables.give(result, from: id)
        // What it assigns to the locals around it.
        for (name, value) in inner.environmentAtEnd {
            guard let known = environment[name] else { continue }
            let joined = known.joined(value)
            if joined != known { environment[name] = joined }
        }
        if let found { notes?.add(found) }
        return result
    }

    /// `{ … }()`
    mutating func callAtOnce(_ shape: ClosureShape, _ arguments: [FlowArgument]) -> Value {
        let values = arguments.map { evaluate($0, expecting: nil, runsAtOnce: false) }
        let id = register(shape, values.map { $0.value.type })
        for (index, argument) in values.enumerated() {
            analysis.tables.pass(argument.value, as: index, to: id)
        }
        return run(id, runsAtOnce: true)
    }

    /// What collections and optionals do with each of their elements.
    mutating func elementwise(
        _ name: String, _ token: Int, _ receiver: Value, _ arguments: [FlowArgument],
        _ range: TokenRange
    ) -> Value? {
        guard let argument = arguments.first, let function = ElementwiseFunction(rawValue: name)
        else { return nil }
        let type = program.resolvingAlias(receiver.type)
        let iterated = StandardElements.iterated(type)
        let isOptional = type.isOptional && iterated == nil
        let element = Value(
            isOptional ? type.unwrapped : iterated ?? .unknown, tags: receiver.tags)
        guard type == .unknown || isOptional || iterated != nil else { return nil }
        let given: Value
        var closures: Set<ClosureID> = []
        if case .closure(let shape) = argument.value.kind {
            let parameters = parameters(of: shape, for: element)
            let id = register(shape, parameters.map(\.type))
            for (index, value) in parameters.enumerated() {
                analysis.tables.pass(value, as: index, to: id)
            }
            given = run(id, runsAtOnce: true)
            closures = [id]
        } else if let path = keyPath(argument.value) {
            given = value(along: path.members, from: element, argument.value.range)
        } else if let made = making(argument, of: element) {
            given = made
        } else if let called = calling(argument.value, with: element) {
            given = called
        } else {
            return nil
        }
        let result = function.result(
            of: given, element: element, receiver: receiver, isOptional: isOptional)
        let values = arguments.map {
            FlowCallArgument(
                label: $0.label, value: Value(.function([], .unknown), closures: closures),
                range: $0.value.range, isTrailing: $0.isTrailing)
        }
        note(
            .call(
                FlowCall(
                    target: .elementwise,
                    receiver: receiver, name: name, token: token, arguments: values,
                    result: result)), range)
        return result
    }

    /// A function of the program's by its name, as in `root.flatMap(asTabs)`, that is given an element; nil for any other value.
    private mutating func calling(_ function: Expression, with element: Value) -> Value? {
        let named: [FlowFunction]
        switch function.kind {
        case .name(let name) where environment[name] == nil:
            let own = frame.selfType.map { program.members(name, of: $0).compactMap(\.function) }
            let global = program.globals(named: name).compactMap { FlowFunction($0, owner: nil) }
            named = own.flatMap { $0.isEmpty ? nil : $0 } ?? global
        case .member(let base, let name, _):
            let receiver = value(base)
            let isOfType = receiver.type.metatype != nil
            let owner = receiver.type.name ?? receiver.type.metatype
            named = (owner.map { program.members(name, of: $0) } ?? []).filter {
                $0.located.declaration.isStatic == isOfType
            }.compactMap(\.function)
        default: return nil
        }
        let functions = named.filter { $0.parameters.count == 1 }
        guard let first = functions.first else { return nil }
        let argument = FlowCallArgument(
            label: first.parameters[0].label, value: element, range: function.range,
            isTrailing: false)
        let result = result(of: functions, inOrder: [argument])
        analysis.noteCall(of: functions, with: [element])
        note(
            .call(
                FlowCall(
                    target: .functions(functions), receiver: nil,
                    name: first.located.declaration.name, token: function.range.upperBound - 1,
                    arguments: [argument], result: result ?? .unknown)), function.range)
        return result
    }

    /// `Type.init` and `Type.init(label:)` as a function that is given an element; nil for any other.
    private mutating func making(_ function: FlowArgument, of element: Value) -> Value? {
        guard case .member(let base, "init", let token) = function.value.kind,
            case .metatype(let type) = value(base).type
        else { return nil }
        var label: String?
        let tokens = frame.file.outline.tokens.tokens
        if token + 2 < function.value.range.upperBound, tokens[token + 2].kind == .identifier {
            label = frame.file.outline.name(at: token + 2)
        }
        let arguments = [FlowArgument(label: label, value: function.value)]
        let values = [
            FlowCallArgument(
                label: label, value: element, range: function.value.range, isTrailing: false)
        ]
        return making(
            type, token, values, initializers(of: type, taking: arguments), function.value.range)
    }
}

/// When the code of a closure runs.
enum ClosureMoment {
    /// While the code around it does.
    case atOnce
    /// Possibly later.
    case later
    /// Where its name is called.
    case whereCalled
}

/// Functions of the standard library that run a closure for each element, and at once.
enum ElementwiseFunction: String {
    case map, flatMap, compactMap, forEach, filter, first, last, contains, allSatisfy, sorted, max,
        min, firstIndex, removeAll, prefix, drop

    /// What a function with this type gives.
    func result(
        of given: FlowValue, element: FlowValue, receiver: FlowValue,
        isOptional: Bool
    ) -> FlowValue {
        switch self {
        case .map:
            isOptional
                ? given.retyped(given.type.optionalOnce) : given.retyped(.collection(given.type))
        case .flatMap:
            isOptional ? given.retyped(given.type.optionalOnce) : given
        case .compactMap: given.retyped(.collection(given.type.unwrapped))
        case .filter: receiver
        case .sorted, .prefix, .drop:
            element.type == .unknown ? receiver : element.retyped(.collection(element.type))
        case .first, .last, .max, .min: element.retyped(element.type.optionalOnce)
        case .contains, .allSatisfy: FlowValue(.plain("Bool"))
        case .forEach, .firstIndex, .removeAll: FlowValue(.tuple([]))
        }
    }
}

extension ClosureID: Comparable {
    /// By file, then by place.
    public static func < (left: ClosureID, right: ClosureID) -> Bool {
        (left.path, left.brace) < (right.path, right.brace)
    }
}
