import SwiftOutline

/// What the initializer that a structure has by itself takes, and gives its members.
extension FlowEvaluator {
    /// The type that a structure's member is given as; nil where a wrapper takes another one.
    private func memberType(_ name: String, of type: String) -> FlowType? {
        guard let member = program.members(name, of: type).first?.located,
            member.declaration.attribute("Binding") == nil
        else { return nil }
        return analysis.writtenType(of: name, in: member).map(program.resolvingAlias)
    }

    /// Evaluates what that initializer is given, each argument with the name of its member.
    mutating func evaluate(
        _ arguments: [FlowArgument], forMembersOf type: String
    ) -> [FlowCallArgument] {
        labelled(arguments, byMembersOf: type).map { argument in
            evaluate(
                argument, expecting: argument.label.flatMap { memberType($0, of: type) },
                runsAtOnce: false)
        }
    }

    /// The arguments of that initializer with the name of the member that a closure without a label is given to: the first of a function
    /// type behind those that are named.
    ///
    /// Source: Swift Evolution SE-0286, "Forward Scan for Trailing Closures".
    private func labelled(_ arguments: [FlowArgument], byMembersOf type: String) -> [FlowArgument] {
        guard let index = arguments.firstIndex(where: { $0.isTrailing && $0.label == nil }),
            let member = functionMember(of: type, behind: arguments[..<index].compactMap(\.label))
        else { return arguments }
        var result = arguments
        result[index] = FlowArgument(
            label: member, value: arguments[index].value, isTrailing: true)
        return result
    }

    private func functionMember(of type: String, behind names: [String]) -> String? {
        let stored = program.type(type)?.declarations.flatMap(\.declaration.members) ?? []
        let members = stored.filter { $0.kind == .variable && !$0.isStatic }
            .flatMap(\.bindings).map(\.name)
        let first = members.lastIndex(where: names.contains).map { $0 + 1 } ?? 0
        return members[first...].first { name in
            guard case .function? = memberType(name, of: type)?.unwrapped else { return false }
            return true
        }
    }

    /// A structure without an initializer of its own is given the values of its members.
    func assignMembers(of type: String, _ values: [FlowCallArgument]) {
        guard program.hasMemberwiseInitializer(type) else { return }
        for value in values
        where !value.value.tags.isEmpty || !value.value.closures.isEmpty {
            guard let label = value.label else { continue }
            analysis.tables.assign(value.value, toMember: analysis.key(label, type))
        }
    }
}
