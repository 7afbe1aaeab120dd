import SwiftOutline

extension FlowEvaluator {
    /// The value of a call.
    mutating func call(
        _ callee: Expression, _ arguments: [FlowArgument], _ range: TokenRange,
        expecting type: FlowType?
    ) -> Value {
        switch callee.kind {
        case .name(let name):
            return callOfName(name, callee.range, arguments, range)
        case .member(let base, let name, let token):
            let receiver = value(base)
            let result = callOfMember(
                name, token, receiver, arguments, range, isDispatched: isDispatched(base),
                above: membersAbove(base, named: name))
            noteChange(of: base, receiver, byCalling: name)
            return optionalIfChained(base, result)
        case .implicitMember(let name):
            guard let type = type?.name else {
                // Whether it is one that the program adds to another module's type is not known.
                let added = matching(arguments, foreignStatics(named: name))
                if !added.isEmpty {
                    let token = callee.range.upperBound - 1
                    _ = call(added, name, token, receiver: nil, arguments, range)
                }
                return unknownCall(name, callee.range, arguments, range)
            }
            let receiver = Value(.metatype(type))
            return callOfMember(name, callee.range.upperBound - 1, receiver, arguments, range)
        case .closure(let shape):
            return callAtOnce(shape, arguments)
        case .optionalChain(let inner):
            return callOfOptional(inner, callee.range, arguments, range)
        // `[Date]()` makes an array, and `[String: Date]()` a dictionary.
        case .type, .array, .dictionary:
            let type = TypeReader.type(in: callee.range, of: file)
            for argument in arguments { _ = value(argument.value) }
            return Value(type)
        case .macro(let name):
            return macro(name, arguments, range)
        default:
            return call(of: value(callee), callee.range, arguments, range)
        }
    }

    /// The functions of a name that the program adds to types of other modules, and not to values of these.
    private func foreignStatics(named name: String) -> [FlowFunction] {
        program.methods(named: name).filter {
            $0.located.declaration.isStatic && program.type($0.owner)?.isDeclared != true
        }.compactMap(\.function)
    }

    private func optionalIfChained(_ base: Expression, _ value: Value) -> Value {
        if case .optionalChain = base.kind { return value.retyped(value.type.optionalOnce) }
        switch base.kind {
        case .member(let inner, _, _), .call(let inner, _), .subscripted(let inner, _):
            return optionalIfChained(inner, value)
        default: return value
        }
    }

    private mutating func callOfName(
        _ name: String, _ token: TokenRange, _ arguments: [FlowArgument], _ range: TokenRange
    ) -> Value {
        if let local = environment[name] { return call(of: local, token, arguments, range) }
        if name == "type", arguments.first?.label == "of" {
            // What is asked of the class is asked of what it is the class of.
            let value = self.value(arguments[0].value)
            return Value(value.type.name.map { .metatype($0) } ?? .unknown, tags: value.tags)
        }
        if let type = frame.selfType {
            let members = program.members(name, of: type)
            if members.contains(where: { $0.located.declaration.kind == .function }) {
                let receiver = frame.isStatic ? Value(.metatype(type)) : selfValue
                return callOfMember(
                    name, token.lowerBound, receiver, arguments, range, isDispatched: isInProtocol)
            }
            if members.contains(where: { !$0.located.declaration.kind.standsForType }) {
                return call(of: value(ofName: name, token), token, arguments, range)
            }
        }
        let globals = program.globals(named: name).compactMap { FlowFunction($0, owner: nil) }
        if !globals.isEmpty {
            return call(globals, name, token.lowerBound, receiver: nil, arguments, range)
        }
        if program.globals(named: name).contains(where: { $0.declaration.kind == .variable }) {
            return call(of: value(ofName: name, token), token, arguments, range)
        }
        if program.type(name)?.isDeclared == true || name.first?.isUppercase == true
            || name == "Self"
        {
            let type = name == "Self" ? frame.selfType ?? name : name
            let given = typesGiven(asParameter: type)
            guard given.isEmpty else {
                let made = given.map { making($0, token.lowerBound, arguments, range) }
                return made.dropFirst().reduce(made[0]) { $0.joined($1) }
            }
            let required =
                bound(type) == type ? [] : program.implementations("init", of: bound(type))
            let functions = required.compactMap(\.function)
            if !functions.isEmpty {
                return call(functions, "init", token.lowerBound, receiver: nil, arguments, range)
            }
            var made = making(type, token.lowerBound, arguments, range)
            let written = TypeReader.type(in: token, of: file)
            if case .named(_, let given) = written, !given.isEmpty, made.type.name == type {
                made.type = .named(type, given)
            }
            return classNamed(by: name, arguments) ?? made
        }
        return foreignCall(name, token.lowerBound, nil, arguments, range)
    }

    // MARK: Members

    /// The call of a member of a value or type.
    mutating func callOfMember(
        _ name: String, _ token: Int, _ receiver: Value, _ arguments: [FlowArgument],
        _ range: TokenRange, isDispatched: Bool = false, above: [ProgramMember]? = nil
    ) -> Value {
        if case .metatype(let type) = receiver.type {
            if name == "init" {
                let conforming = initializers(ofProtocol: type, taking: arguments)
                guard conforming.isEmpty else {
                    return call(conforming, name, token, receiver: nil, arguments, range)
                }
                return making(type, token, arguments, range)
            }
            if program.type(name)?.isDeclared == true || isForeignType(name, in: type) {
                return making(name, token, arguments, range)
            }
        }
        if name == "init", let type = receiver.type.name {
            // `self.init` and `super.init`.
            let candidates = initializers(of: type, taking: arguments, above: above)
            return call(candidates, name, token, receiver: receiver, arguments, range)
        }
        if let result = reduced(name, token, receiver, arguments, range)
            ?? elementwise(name, token, receiver, arguments, range)
        {
            return result
        }
        let owner = owner(of: name, in: receiver.type) ?? receiver.type.metatype.map(bound)
        let members =
            above
            ?? owner.map {
                isDispatched
                    ? program.implementations(name, of: $0) : program.members(name, of: $0)
            } ?? members(ofCollection: receiver.type, name)
        let functions = matching(
            arguments, members.compactMap(\.function))
        if let built = building(name, token, receiver, arguments, range, by: functions) {
            return built
        }
        if !functions.isEmpty {
            return call(functions, name, token, receiver: receiver, arguments, range)
        }
        if members.contains(where: { $0.located.declaration.kind == .enumCase }), let owner {
            let values = evaluate(arguments, of: [])
            for value in values where !value.value.tags.isEmpty {
                note(.escape(value.value), range)
            }
            return Value(.plain(owner))
        }
        if members.contains(where: { $0.located.declaration.kind == .variable }) {
            return call(
                of: member(name, token, of: receiver, token..<token + 1), token..<token + 1,
                arguments, range)
        }
        if let part = tupleMember(name, of: receiver) {
            return call(of: part, token..<token + 1, arguments, range)
        }
        return foreignCall(name, token, receiver, arguments, range)
    }

    /// Whether `Module.Type` is called; `type` is what stands in front of the dot.
    private func isForeignType(_ name: String, in type: String) -> Bool {
        name.first?.isUppercase == true && program.members(name, of: type).isEmpty
    }

    // MARK: Functions of the program

    private mutating func call(
        _ functions: [FlowFunction], _ name: String, _ token: Int, receiver: Value?,
        _ arguments: [FlowArgument], _ range: TokenRange
    ) -> Value {
        let functions = matching(arguments, functions)
        let values = evaluate(arguments, of: functions, on: receiver)
        var result: Value?
        for function in functions {
            pass(values, to: function)
            notePaths(in: arguments, of: function, values, on: receiver, range)
            if let receiver, !receiver.tags.isEmpty {
                analysis.tables.pass(receiver, as: Self.receiverIndex, to: function.id)
            }
            let known = self.result(of: function, given: values, on: receiver)
            result = result?.joined(known) ?? known
        }
        analysis.noteCall(
            of: functions, with: values.map { $0.value } + [receiver].compactMap { $0 })
        let value = result ?? .unknown
        note(
            .call(
                FlowCall(
                    target: .functions(functions), receiver: receiver, name: name, token: token,
                    arguments: values, result: value)), range)
        noteBuilders(of: functions, arguments, range)
        return value
    }

    /// What a function of the program gives that is called with some values.
    func result(
        of function: FlowFunction, given values: [FlowCallArgument], on receiver: Value?
    ) -> Value {
        var known = result(of: function)
        let type = specialized(known.type, of: function, given: values, on: receiver)
        if type != known.type { known.type = type }
        return known
    }

    private func result(of function: FlowFunction) -> Value {
        let written = function.located.declaration.returnType.map {
            TypeReader.type(in: $0, of: function.file)
        }
        var value = analysis.tables.result(of: function.id) ?? .unknown
        if let written, written != .unknown { value.type = written }
        return value
    }

    /// Gives the parameters of a function the values that it is called with.
    func pass(_ values: [FlowCallArgument], to function: FlowFunction) {
        analysis.spend(1 + values.count)
        for (index, value) in values.enumerated() {
            guard let parameter = function.parameter(of: index, among: values) else {
                continue
            }
            analysis.tables.pass(value.value, as: parameter, to: function.id)
        }
    }

    /// The values of arguments; closures are looked into where the function takes them, and run at once where it does
    /// not keep them.
    mutating func evaluate(
        _ arguments: [FlowArgument], of functions: [FlowFunction], on receiver: Value? = nil
    ) -> [FlowCallArgument] {
        var generics = functions.first.map { GivenGenerics($0) }
        return arguments.enumerated().map { index, argument in
            for function in functions {
                guard let taken = function.parameter(of: index, among: arguments) else { continue }
                let parameter = function.parameters[taken]
                let type = functionType(of: parameter, in: function.file, on: receiver)
                let value = evaluate(
                    argument, expecting: generics?.replaced(in: type) ?? type,
                    runsAtOnce: !isEscaping(parameter, in: function.file))
                generics?.note(value.value.type, for: parameter, in: function.file)
                return value
            }
            return evaluate(argument, expecting: nil, runsAtOnce: false)
        }
    }

    /// Whether a parameter may keep a closure: it says so, or is optional.
    private func isEscaping(_ parameter: Parameter, in file: SwiftFile) -> Bool {
        let isMarked = parameter.range.contains { file.tokens.spells($0, "escaping") }
        let type = program.resolvingAlias(TypeReader.type(in: parameter.type, of: file))
        if case .function = type { return isMarked }
        return true
    }

    /// Evaluates the arguments of a call.
    mutating func evaluate(
        _ argument: FlowArgument, expecting type: FlowType?, runsAtOnce: Bool
    ) -> FlowCallArgument {
        var value: Value
        if case .closure(let shape) = argument.value.kind {
            value = closure(shape, expecting: type, runs: runsAtOnce ? .atOnce : .later)
        } else {
            value = self.value(argument.value, expecting: type)
            for id in value.closures.sorted() { runNamed(id, runsAtOnce: runsAtOnce) }
        }
        if value.type == .unknown, let type { value.type = type }
        return FlowCallArgument(
            label: argument.label, value: value, range: argument.value.range,
            isTrailing: argument.isTrailing)
    }

    // MARK: Values of types

    /// What the call of a type makes.
    mutating func making(
        _ name: String, _ token: Int, _ arguments: [FlowArgument], _ range: TokenRange
    ) -> Value {
        let type = program.type(name) == nil ? program.aliasedType(name) ?? name : name
        if type == "String" { describe(arguments) }
        if type == "Optional", let first = arguments.first, first.label == nil {
            let value = self.value(first.value)
            return value.retyped(value.type.optionalOnce)
        }
        let functions = initializers(of: type, taking: arguments)
        let isMemberwise = functions.isEmpty && program.hasMemberwiseInitializer(type)
        let values =
            isMemberwise
            ? evaluate(arguments, forMembersOf: type)
            : functions.isEmpty
                ? evaluate(arguments, ofForeign: type, nil) : evaluate(arguments, of: functions)
        if isMemberwise { noteBuilders(ofMembersOf: type, range) }
        noteBuilders(of: functions, arguments, range)
        return making(type, token, values, functions, range)
    }

    /// The value that an initializer gives, with what it is called with.
    mutating func making(
        _ type: String, _ token: Int, _ values: [FlowCallArgument],
        _ functions: [FlowFunction], _ range: TokenRange
    ) -> Value {
        let place = MakingPlace(path: frame.file.path, token: range.lowerBound)
        let tags = semantics.value(ofMaking: type, at: place)
        let standard = values.first.flatMap {
            StandardElements.type(ofMaking: type, with: $0.value.type, labelled: $0.label)
        }
        let result = Value(standard ?? madeType(type, values), tags: tags)
        let isDeclared = program.type(type)?.isDeclared == true
        for function in functions { pass(values, to: function) }
        if functions.isEmpty { assignMembers(of: type, values) }
        analysis.noteCall(of: functions, with: values.map { $0.value } + [result])
        note(
            .call(
                FlowCall(
                    target: isDeclared ? .making(type, functions) : .makingForeign(type),
                    receiver: nil, name: type, token: token, arguments: values, result: result)),
            range)
        if !isDeclared { noteWitnesses(of: values, nil, range) }
        return result
    }
}
