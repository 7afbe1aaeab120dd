import SwiftOutline

/// What the initializer that a structure has by itself takes, and gives its members.
extension FlowEvaluator {
    /// The type that a structure's member is given as; nil where a wrapper takes another one.
    func memberType(_ name: String, of type: String) -> FlowType? {
        guard let member = program.members(name, of: type).first?.located,
            member.declaration.attribute("Binding") == nil
        else { return nil }
        return analysis.writtenType(of: name, in: member).map(program.resolvingFunction)
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
