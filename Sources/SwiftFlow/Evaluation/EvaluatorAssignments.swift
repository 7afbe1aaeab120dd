import SwiftOutline

extension FlowEvaluator {
    /// Evaluates `target = value`, or a compound assignment.
    mutating func assign(
        _ target: Expression, _ token: Int, _ expression: Expression, _ range: TokenRange
    ) {
        let isPlain = file.tokens.tokens[token].kind == .equal
        switch target.kind {
        case .name("_"): _ = value(expression)
        case .name(let name):
            assign(toName: name, target.range, token, expression, isPlain, range)
        case .member(let base, let name, let member):
            let receiver = value(base)
            assign(toMember: name, member, of: receiver, token, expression, isPlain, range)
            if mayBeValue(receiver.type) { noteChange(of: base, by: .part) }
        case .optionalChain(let inner), .force(let inner):
            assign(inner, token, expression, range)
        case .subscripted(let base, let arguments):
            guard let path = keyPath(in: arguments), let last = path.members.last else {
                if arguments.first?.label == "keyPath" { noteAnyMember(of: base, range) }
                return assign(elementOf: base, arguments, target, expression, isPlain, range)
            }
            let receiver = value(along: path.members.dropLast(), from: value(base), base.range)
            assign(
                toMember: file.name(at: last), last, of: receiver, token, expression, isPlain, range
            )
            if mayBeValue(receiver.type) { noteChange(of: base, by: .part) }
        default: assign(unknown: target, expression, range)
        }
    }

    /// What is written where it is not followed.
    mutating func assign(
        unknown target: Expression, _ expression: Expression, _ range: TokenRange
    ) {
        _ = value(target)
        let value = self.value(expression)
        if !value.tags.isEmpty { note(.escape(value), range) }
        noteChange(of: target, by: .part)
    }

    private mutating func assign(
        toName name: String, _ target: TokenRange, _ token: Int, _ expression: Expression,
        _ isPlain: Bool, _ range: TokenRange
    ) {
        if let local = environment[name] {
            var value = self.value(expression, expecting: local.type)
            if !isPlain { noteCompound(local, token, value, expression, range) }
            noteRelease(of: local.type, by: value, isHeld: true, range)
            if local.type != .unknown { value.type = local.type }
            environment[name] = isPlain ? value : local.joined(value)
            note(.local(name, value: value, isDeclared: false), range)
            return
        }
        if let type = frame.selfType,
            !program.members(name, of: type).isEmpty || semantics.member(name, of: selfValue) != nil
        {
            let isStatic = program.members(name, of: type).contains {
                $0.located.declaration.isStatic
            }
            let receiver = isStatic ? Value(.metatype(type)) : selfValue
            return assign(
                toMember: name, target.lowerBound, of: receiver, token, expression, isPlain, range)
        }
        let global = program.globals(named: name).first
        if global == nil, mayInherit(name) {
            return assign(
                toMember: name, target.lowerBound, of: selfValue, token, expression, isPlain, range)
        }
        let value = self.value(
            expression, expecting: global.map { analysis.type(of: name, $0, owner: nil) })
        if let global {
            let type = analysis.type(of: name, global, owner: nil)
            if !isPlain { noteCompound(Value(type), token, value, expression, range) }
            noteRelease(of: type, by: value, isHeld: true, range)
            analysis.tables.assign(value, toMember: name)
            call(
                FlowFunction.accessors(of: name, in: global, owner: nil), name, target.lowerBound,
                value: value, written: expression.range, range)
            note(.global(name, isWritten: true, value: value), range)
            return
        }
        if !value.tags.isEmpty { note(.escape(value), range) }
        // A variable of another module.
        note(.global(name, isWritten: true, value: value), range)
    }

    /// Whether a name that the program doesn't declare may be that of a variable which `self` inherits from another module's class.
    func mayInherit(_ name: String) -> Bool {
        inheritsFromElsewhere && name.first?.isUppercase != true && !semantics.isGlobal(name)
    }

    /// Whether `self` is an object of a class that inherits from another module's.
    private var inheritsFromElsewhere: Bool {
        guard let type = frame.selfType, !frame.isStatic else { return false }
        return program.type(type)?.isDeclared != true
            || program.type(type)?.kind == .class
                && program.supertypes(of: type).contains { program.type($0)?.isDeclared != true }
    }

    private mutating func assign(
        toMember name: String, _ token: Int, of receiver: Value, _ operatorToken: Int,
        _ expression: Expression, _ isPlain: Bool, _ range: TokenRange
    ) {
        let owner: String? =
            if case .metatype(let type) = receiver.type { type } else {
                self.owner(of: name, in: receiver.type)
            }
        let member = owner.flatMap { program.members(name, of: $0).first }
        let type =
            member.map { analysis.type(of: name, $0.located, owner: $0.owner) }
            ?? semantics.member(name, of: receiver)?.type
        if !isPlain { note(.read(receiver, member: name, token: token, result: .unknown), range) }
        let value = self.value(expression, expecting: type)
        if !isPlain {
            noteCompound(
                Value(type ?? .unknown), operatorToken, value, expression, range)
        }
        if member == nil { callDynamicSetter(token, of: receiver, range) }
        if let member {
            noteWrapper(of: member, token, isWritten: true, range)
            let isHeld = member.located.declaration.bindings.contains {
                $0.name == name && $0.initializer != nil
            }
            noteRelease(of: type ?? .unknown, by: value, isHeld: isHeld, range)
            analysis.tables.assign(value, toMember: analysis.key(name, member.owner))
            call(
                settersOf: name, member, token, receiver, value: value, written: expression.range,
                range)
        }
        note(.write(receiver, member: name, token: token, value: value), range)
    }

    /// Whether no observer hears of a value that is set: in an initializer of the type that declares the property, unless another
    /// one has made the object before.
    ///
    /// Source: “The Swift Programming Language”, property observers.
    private func isUnobserved(_ name: String, _ member: ProgramMember, at token: Int) -> Bool {
        let function = frame.function
        let tokens = file.tokens
        guard function.located.declaration.kind == .initializer, frame.closures.isEmpty,
            member.owner == frame.selfType,
            let binding = member.located.declaration.bindings.first(where: { $0.name == name }),
            binding.accessorKinds.allSatisfy({ $0 == .willSet || $0 == .didSet }),
            token < 2 || tokens.tokens[token - 1].kind != .period
                || tokens.tokens[token - 2].kind == .keyword(.`self`)
        else { return false }
        return !analysis.isDelegating(function)
    }

    /// Calls what sets or watches a member that gets a value, which stands at tokens.
    mutating func call(
        settersOf name: String, _ member: ProgramMember, _ token: Int, _ receiver: Value,
        value: Value, written: TokenRange, _ range: TokenRange
    ) {
        guard !isUnobserved(name, member, at: token) else { return }
        call(
            FlowFunction.accessors(of: name, in: member.located, owner: member.owner), name, token,
            receiver, value: value, written: written, range)
    }

    /// Calls those of some accessors that set or watch what gets a value.
    mutating func call(
        _ accessors: [FlowFunction], _ name: String, _ token: Int, _ receiver: Value? = nil,
        value: Value, written: TokenRange, _ range: TokenRange
    ) {
        let setters = accessors.filter { $0.id.part == .setter }
        guard !setters.isEmpty else { return }
        for setter in setters { analysis.tables.pass(value, as: 0, to: setter.id) }
        analysis.noteCall(of: setters, with: [value] + [receiver].compactMap { $0 })
        let argument = FlowCallArgument(
            label: nil, value: value, range: written, isTrailing: false)
        note(
            .call(
                FlowCall(
                    target: .functions(setters), receiver: receiver, name: name, token: token,
                    arguments: [argument], result: Value(.tuple([])))), range)
    }
}
