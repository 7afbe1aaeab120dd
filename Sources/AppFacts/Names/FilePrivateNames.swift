import SwiftFlow
import SwiftOutline

/// What only one file sees, and code that goes from there to another file needs.
package struct FilePrivateNames {
    /// The private declarations that have to be opened for it.
    package private(set) var opened: [LocatedDeclaration] = []
    /// The first name that can't be seen whatever is opened, or by which another file means something; nil where there is none.
    package private(set) var hidden: Reference?
    private let file: ProgramFile
    private let owner: DelegateClass
    private let context: TargetContext
    private let names: HiddenNames

    /// Looks at code of a class, and at declarations that are opened for it anyway; what stands at `covered` tokens is spelled
    /// otherwise.
    package init(
        _ code: [TokenRange], in file: ProgramFile, of owner: DelegateClass,
        _ context: TargetContext, opening members: [LocatedDeclaration] = [],
        except covered: TokenRanges = TokenRanges([])
    ) {
        self.file = file
        self.owner = owner
        self.context = context
        names = HiddenNames(of: file.outline, owner: owner.name)
        opened = members.filter { $0.file.path == file.path }
        let known = opened.count
        defer { opened.removeFirst(known) }
        let shown = opened.flatMap { names.signature(of: $0.declaration) }
        let used = (code + shown).flatMap(names.all).filter { !covered.contains($0.token) }
        var named = used.filter(\.isNamedByItself)
        // What only is a member of something else is told when that is open.
        var members = used.filter { !$0.isNamedByItself }
        while let reference = named.popLast() ?? members.popLast() {
            let closed = names.meant(by: reference).filter { !$0.keys.allSatisfy(isOpen) }
            guard let first = closed.first else { continue }
            guard closed.allSatisfy({ $0.keys.map(\.keyword) == first.keys.map(\.keyword) }),
                canOpen(first, named: reference)
            else {
                hidden = reference
                return
            }
            for key in first.keys where !isOpen(key) {
                opened.append(LocatedDeclaration(file: file, declaration: key))
                let said = names.signature(of: key).flatMap(names.all)
                named += said.filter(\.isNamedByItself)
                members += said.filter { !$0.isNamedByItself }
            }
        }
    }

    private func isOpen(_ declaration: Declaration) -> Bool {
        opened.contains { $0.declaration.keyword == declaration.keyword }
    }

    /// Whether something may be opened: a type, function or variable that no other file can mean by its name, or a member that
    /// is all that hides itself.
    private func canOpen(_ hidden: HiddenName, named reference: Reference) -> Bool {
        guard reference.isNamedByItself || hidden.isOwnKey else { return false }
        return hidden.keys.allSatisfy { key in
            guard key.kind != .extension, key.kind != .initializer, !key.isOperator,
                key.declaredNames.count == 1
            else { return false }
            return hidden.place == .own || hidden.place == .ownType
                || context.files(naming: key.declaredNames[0]).allSatisfy { $0.path == file.path }
        }
    }
}

extension Reference {
    /// Whether a name says by itself what it means, and not by what stands in front of it.
    fileprivate var isNamedByItself: Bool { role == .bare || role == .type }
}

extension HiddenNames {
    /// What a declaration says to who can see it, without the code of its functions: of a type also what its extensions say.
    fileprivate func signature(of declaration: Declaration) -> [TokenRange] {
        guard declaration.kind.hasMembers else { return declaration.signature }
        return declaration.signature
            + extensions(of: declaration).filter { !$0.isPrivate }.flatMap(\.signature)
    }
}

extension Declaration {
    /// What a declaration says to who can see it, without the code of its functions.
    fileprivate var signature: [TokenRange] {
        if kind == .typealias { return [range] }
        let types =
            bindings.compactMap(\.type) + parameters.map(\.type) + [returnType].compactMap { $0 }
        let values = bindings.filter { $0.type == nil && $0.accessorBraces == nil }.compactMap(
            \.initializer)
        return inheritance.map(\.range) + types + values
            + members.filter { !$0.isPrivate }.flatMap(\.signature)
    }
}
