import SwiftFlow
import SwiftOutline

/// The methods and computed members that a superclass asks of itself, and that the classes of the objects at hand may have replaced.
struct OverriddenCalls {
    /// What was called, by the class that declares it.
    private var calls: [String: Set<String>] = [:]
    /// The classes of the objects with a superclass of the program's.
    private var subclasses: [(type: String, ancestry: [String])] = []

    /// What runs in place of a function that is called, in the classes that are known.
    mutating func overrides(of function: FlowFunction, in program: Program) -> [FlowFunction] {
        guard let owner = function.owner, !function.isStatic,
            function.located.declaration.kind != .initializer, function.id.part != .initialValue
        else { return [] }
        let declared = function.located.declaration.name
        let name = declared.isEmpty ? function.id.property : declared
        guard calls[owner, default: []].insert(name).inserted else { return [] }
        return subclasses.filter { $0.ancestry.contains(owner) }.flatMap {
            Self.members(name, of: $0.type, besides: owner, in: program)
        }
    }

    /// What the class of an object that is made now runs in place of what was called before.
    mutating func overrides(
        by type: String, _ ancestry: [String], in program: Program
    ) -> [FlowFunction] {
        guard program.type(type)?.kind == .class else { return [] }
        let superclasses = ancestry.dropFirst().filter { program.type($0)?.kind == .class }
        guard !superclasses.isEmpty else { return [] }
        subclasses.append((type, superclasses))
        return superclasses.flatMap { owner in
            (calls[owner] ?? []).sorted().flatMap {
                Self.members($0, of: type, besides: owner, in: program)
            }
        }
    }

    /// What runs in place of a function in those of the classes at hand that a receiver may be of, whatever was called before.
    func overrides(
        of function: FlowFunction, on receiver: FlowValue?, in program: Program
    ) -> [FlowFunction] {
        guard let owner = function.owner, !function.isStatic,
            function.located.declaration.kind != .initializer, function.id.part != .initialValue
        else { return [] }
        let declared = function.located.declaration.name
        let name = declared.isEmpty ? function.id.property : declared
        let type = receiver?.type.name
        return subclasses.filter { known in
            known.ancestry.contains(owner)
                && (type == nil || type == owner || known.type == type
                    || type.map(known.ancestry.contains) ?? false)
        }.flatMap { Self.members(name, of: $0.type, besides: owner, in: program) }
    }

    private static func members(
        _ name: String, of type: String, besides owner: String, in program: Program
    ) -> [FlowFunction] {
        program.members(name, of: type).filter { $0.owner != owner }.flatMap(FlowFunction.all)
            .filter { $0.id.part != .initialValue && $0.id.part != .setter }
    }
}
