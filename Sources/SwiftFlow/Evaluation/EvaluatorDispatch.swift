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
            return receiver?.type.name.map { replaced(by: .plain($0)) } ?? type
        }
        guard GenericParameters(of: function.located)[name] != nil else { return type }
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
        guard let name = type.name, program.type(name) == nil, let own = receiver.name,
            let index = index(ofParameter: name, of: member.owner)
        else { return type }
        var given: [FlowType] = []
        if case .named(member.owner, let arguments) = receiver.unwrapped { given = arguments }
        for located in program.supertypes(of: own).compactMap(program.type).flatMap(\.declarations)
        where given.isEmpty {
            given = arguments(givenTo: member.owner, by: located).last ?? given
        }
        guard given.indices.contains(index) else { return type }
        return type.isOptional ? given[index].optionalOnce : given[index]
    }

    /// The type of a parameter that is a function, for a call on a value: `Self` is that value's type.
    func functionType(
        of parameter: Parameter, in file: SwiftFile, on receiver: Value?
    ) -> FlowType {
        let type = program.resolvingFunction(TypeReader.type(in: parameter.type, of: file))
        guard case .function(let parameters, let result) = type.unwrapped,
            let own = receiver?.type, own.name != nil
        else { return type }
        return .function(parameters.map { $0 == .plain("Self") ? own : $0 }, result)
    }
}
