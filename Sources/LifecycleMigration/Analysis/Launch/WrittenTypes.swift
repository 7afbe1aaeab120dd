import SwiftOutline

/// The types of members, as far as the target's code writes them down.
struct WrittenTypes {
    private let context: TargetContext
    private let owner: DelegateClass

    /// The types that code of a delegate sees.
    init(context: TargetContext, owner: DelegateClass) {
        self.context = context
        self.owner = owner
    }

    /// Whether a chain of members and calls ends with a view controller that is certainly there.
    ///
    /// What is generic, overloaded with other types, or declared in a framework can't be told.
    func isController(_ chain: PostfixChain, in file: SwiftFile) -> Bool {
        guard let type = type(of: chain, in: file) else { return false }
        return (type.hasPrefix("UI") && type.hasSuffix("Controller"))
            || context.types(named: type).contains { $0.declaration.kind == .class }
    }

    /// The name of a chain's type; nil where it is optional, or can't be told.
    private func type(of chain: PostfixChain, in file: SwiftFile) -> String? {
        var rest = chain.segments[...]
        var type: String?
        switch chain.base {
        case .selfKeyword: type = owner.name
        case .name(let token):
            let name = file.name(at: token)
            let isType = name.first?.isUppercase == true
            type = isType ? name : self.type(of: name, in: owner.members, calls: takesCall(&rest))
            if isType { _ = takesCall(&rest) }
        default: return nil
        }
        while let segment = rest.popFirst() {
            guard let known = type, case .member(let token) = segment else { return nil }
            let name = file.name(at: token)
            let calls = takesCall(&rest)
            if calls, name == "init" { continue }
            type = self.type(of: name, in: members(of: known), calls: calls)
        }
        return type
    }

    private func takesCall(_ rest: inout ArraySlice<ChainSegment>) -> Bool {
        guard case .call? = rest.first else { return false }
        rest.removeFirst()
        return true
    }

    private func members(of type: String) -> [LocatedDeclaration] {
        if type == owner.name { return owner.members }
        let types = context.types(named: type)
        guard types.count == 1 else { return [] }
        return (types + context.extensions(of: type)).flatMap { located in
            located.declaration.members.map {
                LocatedDeclaration(file: located.file, declaration: $0)
            }
        }
    }

    /// The type that every member of a name has.
    private func type(
        of name: String, in members: [LocatedDeclaration], calls: Bool
    ) -> String? {
        let types = members.filter { member in
            calls
                ? member.declaration.kind == .function && member.declaration.name == name
                : member.declaration.bindings.contains { $0.name == name }
        }.map { calls ? result(of: $0) : type(of: name, in: $0) }
        guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private func result(of method: LocatedDeclaration) -> String? {
        guard let range = method.declaration.returnType, !method.declaration.isAsync,
            !method.declaration.isThrowing
        else { return nil }
        return plain(method.file.outline.text(range))
    }

    private func type(of name: String, in property: LocatedDeclaration) -> String? {
        guard let binding = property.declaration.bindings.first(where: { $0.name == name }) else {
            return nil
        }
        let file = property.file.outline
        if let type = binding.type { return plain(file.text(type)) }
        guard let value = binding.initializer, let type = file.constructedType(of: value),
            type.first?.isUppercase == true
        else { return nil }
        return type
    }

    private func plain(_ text: String) -> String? {
        let isName = text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
        return isName ? text : nil
    }
}
