import SwiftOutline

/// Which implementation a call reaches: of the type at hand, of one that inherits from it, or of one that it inherits from.
extension FlowEvaluator {
    /// Whether the object in front of the dot may be of a type that inherits from the known one.
    func isDispatched(_ base: Expression) -> Bool {
        switch base.kind {
        case .superReference: false
        case .selfReference: isInProtocol
        default: true
        }
    }

    /// Whether `self` is of a type that conforms to the protocol whose code this is.
    var isInProtocol: Bool { frame.selfType.flatMap(program.type)?.kind == .protocol }

    /// What `super.name` means in a class that is one with its superclass, and what `super.init` means in any; nil for anything else, and
    /// where the program declares none.
    func membersAbove(_ base: Expression, named name: String) -> [ProgramMember]? {
        guard case .superReference = base.kind, let type = frame.selfType else { return nil }
        if let above = program.type(type)?.membersAbove(frame.function.located, named: name) {
            return above
        }
        let found = name == "init" ? program.inheritedMembers(name, of: type) : []
        return found.isEmpty ? nil : found
    }

    /// The initializers of a type that take some arguments, those of a superclass where none of its own does; all of its own
    /// where none does at all.
    func initializers(
        of type: String, taking arguments: [FlowArgument], above members: [ProgramMember]? = nil
    ) -> [FlowFunction] {
        let own = (members ?? program.members("init", of: type)).compactMap(\.function)
        let exact = taking(arguments, own)
        guard exact.isEmpty, program.type(type)?.kind == .class else {
            return exact.isEmpty && !program.hasMemberwiseInitializer(type) ? own : exact
        }
        for owner in program.supertypes(of: type).dropFirst() {
            let inherited = program.type(owner)?.members("init") ?? []
            let found = taking(arguments, inherited.compactMap(\.function))
            if !found.isEmpty { return found }
        }
        return own
    }

    /// The initializers of the types that conform to a protocol, one of which a type of such a one is asked for.
    func initializers(
        ofProtocol name: String, taking arguments: [FlowArgument]
    ) -> [FlowFunction] {
        guard program.type(name)?.kind == .protocol else { return [] }
        return matching(
            arguments, program.implementations("init", of: name).compactMap(\.function))
    }

    /// The nearest type of the program's that several inherit from; unknown where there is none.
    func commonType(of types: [FlowType]) -> FlowType {
        let names = types.compactMap(\.name)
        guard let first = names.first, names.count == types.count else { return .unknown }
        let common = program.supertypes(of: first).first { name in
            program.type(name)?.isDeclared == true
                && names.allSatisfy { program.inherits($0, from: name) }
        }
        return common.map { .plain($0) } ?? .unknown
    }

    // MARK: Generic parameters

    /// The type of a result that only a generic parameter, or `Self`, tells: what the function is given for that.
    func specialized(
        _ type: FlowType, of function: FlowFunction, given values: [FlowCallArgument],
        on receiver: Value?
    ) -> FlowType {
        guard let name = type.name, program.type(name) == nil else { return type }
        func replaced(by given: FlowType) -> FlowType {
            type.isOptional ? given.optionalOnce : given
        }
        if name == "Self" {
            let own = receiver.flatMap { $0.type.name ?? $0.type.metatype } ?? function.owner
            return own.map { replaced(by: .plain($0)) } ?? type
        }
        guard GenericParameters(of: function.located)[name] != nil else {
            let given = receiver.flatMap { receiver in
                function.owner.flatMap { argument(for: name, of: $0, in: receiver.type) }
            }
            return given.map(replaced) ?? type
        }
        for (index, value) in values.enumerated() {
            guard let taken = function.parameter(of: index, among: values) else { continue }
            let written = TypeReader.type(
                in: function.parameters[taken].type, of: function.file)
            switch (written, value.value.type) {
            case (.metatype(name), .metatype(let given)): return replaced(by: .plain(given))
            case (.named(name, []), let given) where given != .unknown:
                return replaced(by: given)
            default: continue
            }
        }
        return type
    }

    /// The type of a member that is a generic parameter of its class: what the class at hand inherits from that with.
    func specialized(
        _ type: FlowType, of member: ProgramMember, in receiver: FlowType
    ) -> FlowType {
        guard let name = type.name, program.type(name) == nil else { return type }
        if name == "Self" {
            let own = FlowType.plain(receiver.name ?? receiver.metatype ?? member.owner)
            return type.isOptional ? own.optionalOnce : own
        }
        let given =
            argument(for: name, of: member.owner, in: receiver)
            ?? requirement(of: name, in: member.owner)
        guard let given else { return type }
        return type.isOptional ? given.optionalOnce : given
    }

    /// What a generic parameter of a type, or a type that a protocol leaves to those who conform, has to be, or unknown; nil for every
    /// other name.
    private func requirement(of name: String, in owner: String) -> FlowType? {
        guard let nominal = program.type(owner), nominal.isDeclared else { return nil }
        if let bound = nominal.declarations.lazy.compactMap({ GenericParameters(of: $0)[name] })
            .first
        {
            return bound
        }
        let left = nominal.members(name).first { $0.located.declaration.kind == .associatedType }
        guard let left else { return nil }
        return left.located.declaration.inheritance.first.map {
            TypeReader.type(in: $0.range, of: left.located.file.outline)
        } ?? .unknown
    }

    /// What stands for a generic parameter of a type in the type of a value; nil where that is not known.
    private func argument(
        for name: String, of owner: String, in receiver: FlowType
    ) -> FlowType? {
        guard let own = receiver.name, let index = index(ofParameter: name, of: owner) else {
            return nil
        }
        var given: [FlowType] = []
        if case .named(owner, let arguments) = receiver.unwrapped { given = arguments }
        for located in program.supertypes(of: own).compactMap(program.type).flatMap(\.declarations)
        where given.isEmpty {
            given = arguments(givenTo: owner, by: located).last ?? given
        }
        return given.indices.contains(index) ? given[index] : nil
    }

    /// The type of what an initializer makes: with what its arguments are in the places of the generic parameters that are the types
    /// of what they are given to, `Box<Store>` in `Box(store)`.
    func madeType(_ type: String, _ values: [FlowCallArgument]) -> FlowType {
        let names =
            program.type(type)?.declarations.lazy.map { GenericParameters(of: $0).names }
            .first { !$0.isEmpty } ?? []
        guard !names.isEmpty else { return .plain(type) }
        let taken = values.map { value in self.type(takenBy: value.label, inMaking: type) }
        let given = names.map { name in
            zip(taken, values).first { $0.0?.name == name && $0.1.value.type != .unknown }
                .map { $0.0?.isOptional == true ? $0.1.value.type.unwrapped : $0.1.value.type }
                ?? .unknown
        }
        return given.allSatisfy { $0 == .unknown } ? .plain(type) : .named(type, given)
    }

    /// The type of the parameter of an initializer, or of the member that a structure's own one sets, by its label.
    private func type(takenBy label: String?, inMaking type: String) -> FlowType? {
        for function in program.members("init", of: type).compactMap(\.function) {
            let parameter = function.parameters.first { $0.label == label }
            if let parameter { return TypeReader.type(in: parameter.type, of: function.file) }
        }
        guard let label, let member = program.members(label, of: type).first else { return nil }
        return analysis.writtenType(of: label, in: member.located)
    }

    /// The type of a parameter that is a function, for a call on a value: `Self` is that value's type, and a generic parameter of it
    /// what the value has there.
    func functionType(
        of parameter: Parameter, in file: SwiftFile, on receiver: Value?
    ) -> FlowType {
        let type = program.resolvingAlias(TypeReader.type(in: parameter.type, of: file))
        guard case .function(let parameters, let result) = type.unwrapped,
            let own = receiver?.type, let owner = own.name
        else { return type }
        return .function(
            parameters.map { parameter in
                if parameter == .plain("Self") { return own }
                guard case .named(let name, []) = parameter, program.type(name) == nil else {
                    return parameter
                }
                return argument(for: name, of: owner, in: own) ?? parameter
            }, result)
    }
}
