import SwiftFlow
import SwiftOutline

extension AppFlow {
    /// Whether something sets a variable to the literal that it starts with, and nothing else sets it: it has that value before and after.
    package func setsWhatIsThere(_ moment: LaunchMoment) -> Bool {
        let name: String
        let declared: LocatedDeclaration?
        switch moment.event.kind {
        case .write(let receiver, let member, _, _):
            guard case .metatype(let owner) = receiver.type else { return false }
            name = member
            declared = program.members(member, of: owner).first?.located
        case .global(let global, isWritten: true, _):
            name = global
            declared = program.globals(named: global).first
        default: return false
        }
        guard let declared, declared.declaration.attributes.isEmpty,
            let binding = declared.declaration.bindings.first(where: { $0.name == name }),
            binding.accessorKinds.isEmpty, let initializer = binding.initializer,
            case .assignment(_, let sign, let value) = ExpressionReader(moment.function.file)
                .expression(in: moment.event.range).kind,
            case .literal(let parts) = value.kind, parts.isEmpty,
            moment.function.file.tokens.tokens[sign].kind == .equal,
            moment.function.file.text(value.range) == declared.file.outline.text(initializer)
        else { return false }
        return isSetOnce(name)
    }

    private func isSetOnce(_ name: String) -> Bool {
        var count = 0
        for function in functions(naming: [name]) {
            for event in trace(of: function).events {
                switch event.kind {
                case .write(_, name, _, _), .global(name, isWritten: true, _),
                    .change(_, name, _, _):
                    count += 1
                default: break
                }
            }
        }
        return count == 1
    }
}
