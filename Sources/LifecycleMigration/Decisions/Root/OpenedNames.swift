import AppFacts
import SwiftFlow
import SwiftOutline

/// What the delegate's file keeps to itself, and the `App` must see to show the root.
extension RootComposition {
    /// The private types and members that code uses, with those that the types' own declarations name.
    ///
    /// - Throws: `hidden`, where something else can't be seen, or another file means something by such a name.
    func openedNames(usedIn code: [TokenRange]) throws(MoveObstacle) -> [LocatedDeclaration] {
        let covered = material.covered
        let hidden = HiddenNames(of: file, owner: facts.owner.name)
        var queue = code.flatMap(hidden.all).filter { !covered.contains($0.token) }.map(\.name)
        var opened: [LocatedDeclaration] = []
        while let name = queue.popLast() {
            if opened.contains(where: { $0.declaration.declaredNames == [name] }) { continue }
            guard let declaration = hiddenDeclaration(name) else { throw .hidden }
            opened.append(
                LocatedDeclaration(file: function.located.file, declaration: declaration))
            queue += declaration.signature.flatMap(hidden.all).map(\.name)
        }
        return opened.reversed()
    }

    /// The one private declaration of a name: a type, or a member of a type that can be seen.
    private func hiddenDeclaration(_ name: String) -> Declaration? {
        let found = file.declarations.flatMap { declaration -> [(Declaration, owner: String?)] in
            let members = declaration.isPrivate ? [] : declaration.members
            return [(declaration, nil)]
                + members.map { ($0, declaration.name.lastComponent) }
        }.filter { $0.0.isPrivate && $0.0.declaredNames == [name] }
        guard found.count == 1, let (declaration, owner) = found.first,
            owner != nil || declaration.kind.hasMembers && declaration.kind != .extension
        else { return nil }
        let path = function.located.file.path
        let isAlone = facts.context.files(naming: name).allSatisfy { $0.path == path }
        return isAlone || owner == facts.owner.name ? declaration : nil
    }
}

extension Declaration {
    /// What a declaration says to who can see it, without the code of its functions.
    var signature: [TokenRange] {
        let types =
            bindings.compactMap(\.type) + parameters.map(\.type) + [returnType].compactMap { $0 }
        let values = bindings.filter { $0.type == nil && $0.accessorBraces == nil }.compactMap(
            \.initializer)
        return inheritance.map(\.range) + types + values
            + members.filter { !$0.isPrivate }.flatMap(\.signature)
    }
}
