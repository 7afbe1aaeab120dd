import SwiftFlow
import SwiftOutline

/// Tells which stored properties of an app are the same object whenever they are read.
struct ConstantMembers {
    private let flow: AppFlow

    /// The properties of an app.
    init(in flow: AppFlow) {
        self.flow = flow
    }

    /// Whether what code reads never changes behind the first time.
    func areAll(_ locations: Set<FlowLocation>) -> Bool {
        locations.allSatisfy { location in
            guard case .member(let name, let owner) = location,
                let member = flow.program.members(name, of: owner).first?.located
            else { return false }
            return isConstant(name, member, of: owner)
        }
    }

    /// Whether a property is a constant, or keeps the object that it starts with.
    func isConstant(_ name: String, _ member: LocatedDeclaration, of owner: String) -> Bool {
        let declaration = member.declaration
        let tokens = member.file.outline.tokens.tokens
        guard declaration.kind == .variable,
            let binding = declaration.bindings.first(where: { $0.name == name })
        else { return false }
        if tokens[declaration.keyword].kind == .keyword(.let) { return true }
        guard binding.initializer != nil, binding.accessorBraces == nil,
            declaration.isLazy || holdsObject(name, member, owner)
        else { return false }
        return !isAssigned(name, besides: member)
    }

    /// The only member of a delegate with a name; what was read once must be the same whenever it is read.
    ///
    /// - Throws: why the file of the `App` can't read it.
    func member(
        _ name: String, of owner: DelegateClass, isReadOnce: Bool
    ) throws(MoveObstacle) -> LocatedDeclaration {
        let found = owner.members.filter { $0.declaration.declaredNames.contains(name) }
        guard found.count == 1, let member = found.first else { throw .hidden }
        guard
            member.declaration.kind != .variable || !isReadOnce
                || isConstant(name, member, of: owner.name)
        else { throw .shared }
        return member
    }

    private func holdsObject(
        _ name: String, _ member: LocatedDeclaration, _ owner: String
    ) -> Bool {
        let type = flow.analysis.type(ofVariable: name, member, owner: owner)
        return type.name.flatMap(flow.program.type)?.kind == .class
    }

    /// Whether code of the app may give a property of that name another value.
    private func isAssigned(_ name: String, besides member: LocatedDeclaration) -> Bool {
        flow.context.files(naming: name).contains { file in
            let tokens = file.outline.tokens
            return file.tokens(spelled: name).contains { token in
                let isOwn =
                    file.path == member.file.path && member.declaration.range.contains(token)
                let isHandedOn = token > 0 && tokens.spells(token - 1, "&")
                return !isOwn && (tokens.spells(token + 1, "=") || isHandedOn)
            }
        }
    }
}
