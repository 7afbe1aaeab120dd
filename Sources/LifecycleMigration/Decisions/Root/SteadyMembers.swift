import AppFacts
import SwiftFlow
import SwiftOutline

/// Stored members of the app's own classes that keep the value that an object is made with.
struct SteadyMembers {
    private let facts: LaunchFacts

    /// The members in an app.
    init(_ facts: LaunchFacts) {
        self.facts = facts
    }

    /// The stored member of a class that is set while an object is made, and at no other time; nil where there is none.
    func member(_ name: String, of type: String) -> LocatedDeclaration? {
        let program = facts.flow.program
        guard program.type(type)?.kind == .class, program.subtypes(of: type).isEmpty,
            let member = program.members(name, of: type).first?.located
        else { return nil }
        let declaration = member.declaration
        guard declaration.kind == .variable, !declaration.isStatic,
            declaration.bindings.allSatisfy({ $0.accessorBraces == nil }),
            declaration.conditions.isEmpty, declaration.attributes.isEmpty
        else { return nil }
        let isConstant =
            member.file.outline.tokens.tokens[declaration.keyword].kind == .keyword(.let)
        return isConstant || !isReplaced(name, of: type) ? member : nil
    }

    /// Whether code other than an initializer may set a member of a type.
    private func isReplaced(_ name: String, of type: String) -> Bool {
        let program = facts.flow.program
        let ancestry = Set(program.supertypes(of: type))
        return facts.context.files(naming: name).contains { file in
            let receivers = facts.flow.receivers(of: name, in: file)
            let tokens = file.outline.tokens
            let own = ancestry.compactMap(program.type).flatMap(\.declarations)
                .filter { $0.file.path == file.path }.map(\.declaration)
            return file.tokens(spelled: name).contains { token in
                guard tokens.maySet(nameAt: token) else { return false }
                let isBehindDot = token > 0 && tokens.tokens[token - 1].kind == .period
                let isOfSelf = isBehindDot && tokens.spells(token - 2, "self")
                guard isBehindDot, !isOfSelf else {
                    return own.contains { declaration in
                        declaration.range.contains(token)
                            && !declaration.members.contains {
                                $0.kind == .initializer && $0.range.contains(token)
                                    || $0.kind == .variable && $0.range.contains(token)
                            }
                    }
                }
                return receivers[token]?.unwrapped.name.map(ancestry.contains) ?? true
            }
        }
    }
}
