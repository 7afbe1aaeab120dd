import SwiftFlow
import SwiftOutline

extension TargetContext {
    /// Where code of the target has a name, outside of the declaration of what is called so.
    package func uses(
        of name: String, besides declared: LocatedDeclaration
    ) -> [(file: ProgramFile, token: Int)] {
        files(naming: name).flatMap { file in
            file.tokens(spelled: name).filter { token in
                file.path != declared.file.path || !declared.declaration.range.contains(token)
            }.map { (file, $0) }
        }
    }

    /// Where code of a program's target may give a member of a type another value, as far as names tell; what its declaration
    /// gives it is not among them.
    package func settings(
        of name: String, _ member: LocatedDeclaration, of owner: String, in program: Program
    ) -> [(file: ProgramFile, token: Int)] {
        uses(of: name, besides: member).filter { file, token in
            file.outline.tokens.maySet(nameAt: token)
                && !isOfOther(token, than: owner, in: file, of: program)
        }
    }

    /// Whether a name on its own, or behind `self`, stands in another type, or is that of a new variable.
    private func isOfOther(
        _ token: Int, than owner: String, in file: ProgramFile, of program: Program
    ) -> Bool {
        let tokens = file.outline.tokens
        guard token > 1 else { return false }
        if ["let", "var"].contains(where: { tokens.spells(token - 1, $0) }) { return true }
        let isBehindDot = tokens.tokens[token - 1].kind == .period
        guard !isBehindDot || tokens.spells(token - 2, "self") else { return false }
        let around = file.outline.declarations.filter {
            $0.kind.hasMembers && $0.range.contains(token)
        }
        let family = program.supertypes(of: owner)
        return !around.isEmpty
            && around.allSatisfy {
                let type = $0.name.lastComponent
                return !family.contains(type) && !program.supertypes(of: type).contains(owner)
            }
    }
}
