import SwiftOutline

/// What code of other files can't see of a file.
package struct HiddenNames {
    private let file: SwiftFile
    /// Types, functions and variables at the top level.
    private let globals: Set<String>
    /// Members of types other than the one that the code is of.
    private let members: Set<String>
    /// Members of the type that the code is of, where code names the type in front.
    private let own: Set<String>

    /// Reads a file; `owner` is the type whose members are no others'.
    package init(of file: SwiftFile, owner: String) {
        self.file = file
        var globals: Set<String> = []
        var members: Set<String> = []
        var own: Set<String> = []
        for declaration in file.declarations {
            // An extension hides its members, and not what it extends.
            if declaration.isPrivate, declaration.kind != .extension {
                globals.formUnion(declaration.declaredNames)
            }
            let isOwner = declaration.name.lastComponent == owner
            for member in declaration.hiddenMembers {
                if member.kind == .initializer {
                    // Without it, nobody makes one.
                    globals.insert(declaration.name.lastComponent)
                } else if isOwner {
                    own.formUnion(member.declaredNames)
                } else {
                    members.formUnion(member.declaredNames)
                }
            }
        }
        self.globals = globals
        self.members = members
        self.own = own
    }

    /// The first hidden name that code of the file uses, by what stands in front of it; nil where all can be seen.
    ///
    /// The members of the own type are only looked for behind the name of a type: on their own, they are known to belong
    /// to an instance.
    package func first(usedIn range: TokenRange) -> String? { all(usedIn: range).first?.name }

    /// All of them.
    package func all(usedIn range: TokenRange) -> [Reference] {
        file.references(in: range).filter { reference in
            switch reference.role {
            case .bare, .type: globals.contains(reference.name)
            case .implicitMember, .member(ofSelf: true): members.contains(reference.name)
            case .member(ofSelf: false):
                members.contains(reference.name)
                    || own.contains(reference.name) && followsType(reference.token)
            case .argumentLabel, .declaredName, .attribute: false
            }
        }
    }

    /// Whether the name of a type stands in front of a member.
    private func followsType(_ token: Int) -> Bool {
        guard token > 1 else { return false }
        return file.name(at: token - 2).first?.isUppercase ?? false
    }
}

extension Declaration {
    /// Whether other files can't see a member.
    package var isPrivate: Bool { accessLevel == .private || accessLevel == .fileprivate }

    /// The name, or all names that a variable binds.
    package var declaredNames: [String] { bindings.isEmpty ? [name] : bindings.map(\.name) }

    /// The members that other files can't see, those of members included.
    fileprivate var hiddenMembers: [Declaration] {
        var hidden: [Declaration] = []
        var queue = [(self, isPrivate)]
        while let (declaration, isHidden) = queue.popLast() {
            for member in declaration.members {
                if isHidden || member.isPrivate { hidden.append(member) }
                queue.append((member, isHidden || member.isPrivate))
            }
        }
        return hidden
    }
}
