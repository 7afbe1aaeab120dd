import SwiftFlow
import SwiftOutline

/// What something that happens runs.
extension FlowEvent {
    /// The functions of the program that run when this happens.
    package func runs(in program: Program) -> [FlowFunction] {
        switch kind {
        case .call(let call):
            switch call.target {
            case .functions(let functions): return functions
            case .making(let type, let initializers):
                return initializers + initialValues(of: type, madeBy: call, in: program)
            case .makingForeign, .foreign, .elementwise, .closures, .unknown: return []
            }
        case .read(let receiver, let member, _, _):
            return firstValue(of: member, receiver, in: program)
        case .global(let name, isWritten: false, _):
            // A variable at the top level gets its first value where it is used first.
            return program.globals(named: name).prefix(1).filter {
                // Those of the main file get theirs in order.
                !$0.file.path.hasSuffix("main.swift")
            }.compactMap {
                FlowFunction(initialValueOf: name, in: $0, owner: nil)
            }
        default: return []
        }
    }

    /// What `super.viewDidLoad()` runs in a function.
    package func inherited(in function: FlowFunction, _ program: Program) -> [FlowFunction] {
        guard case .call(let call) = kind, call.token > 1, let owner = function.owner,
            function.file.tokens.tokens[call.token - 2].kind == .keyword(.super)
        else { return [] }
        return program.inheritedMembers(call.name, of: owner).flatMap(FlowFunction.all)
    }

    /// What the stored members of a type, and of the classes that it inherits from, start with that it is not given.
    private func initialValues(
        of type: String, madeBy call: FlowCall, in program: Program
    ) -> [FlowFunction] {
        guard let nominal = program.type(type) else { return [] }
        let given = call.members(givenTo: nominal)
        let superclasses = program.supertypes(of: type).dropFirst().compactMap(program.type)
            .filter { $0.kind == .class }
        return ([nominal] + superclasses).flatMap(\.allMembers).filter {
            !$0.located.declaration.isStatic && !$0.located.declaration.isLazy
        }.flatMap(FlowFunction.all).filter {
            $0.id.part == .initialValue && !given.contains($0.id.property)
        }
    }

    /// What a lazy or static member starts with; of a protocol's, that of those who conform.
    private func firstValue(
        of member: String, _ receiver: FlowValue, in program: Program
    ) -> [FlowFunction] {
        var owner = receiver.type.name
        if case .metatype(let type) = receiver.type { owner = type }
        guard let owner else { return [] }
        let isProtocol = program.type(owner)?.kind == .protocol
        let members =
            isProtocol
            ? program.implementations(member, of: owner) : program.members(member, of: owner)
        return members.filter {
            $0.located.declaration.isLazy || $0.located.declaration.isStatic
        }.compactMap {
            FlowFunction(initialValueOf: member, in: $0.located, owner: $0.owner)
        }
    }
}
