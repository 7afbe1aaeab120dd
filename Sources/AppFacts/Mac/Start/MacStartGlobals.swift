import SwiftFlow
import SwiftOutline

/// The variables outside of the code that starts a Mac app which that code may reach by their names alone.
package struct MacStartGlobals {
    private let entry: EntryPoint
    private let context: TargetContext

    /// The variables that the code behind an entry point reaches.
    package init(of entry: EntryPoint, in context: TargetContext) {
        self.entry = entry
        self.context = context
    }

    /// The one stored variable of a name: a static property of the main type, or one outside of every type.
    package func variable(named name: String) -> LocatedDeclaration? {
        let members = (entry.declaration?.members ?? []).filter { $0.declaredNames.contains(name) }
        if !members.isEmpty {
            return single(members.map { LocatedDeclaration(file: entry.file, declaration: $0) })
        }
        let found = context.files(naming: name).flatMap { file in
            file.outline.declarations.filter { $0.declaredNames.contains(name) }.map {
                LocatedDeclaration(file: file, declaration: $0)
            }
        }
        return single(found)
    }

    /// The one function of a name in the code's own file, without parameters, which the target names nowhere but in one call.
    package func function(named name: String) -> LocatedDeclaration? {
        let declarations = entry.declaration?.members ?? entry.file.outline.declarations
        let found = declarations.filter { $0.kind == .function && $0.name == name }
        let mentions = context.files(naming: name).reduce(0) { count, file in
            count + file.tokens(spelled: name).count { mayMeanOwn($0, in: file.outline) }
        }
        guard found.count == 1, mentions == 2, found[0].parameters.isEmpty,
            found[0].conditions.isEmpty, entry.declaration == nil || found[0].isStatic
        else { return nil }
        return LocatedDeclaration(file: entry.file, declaration: found[0])
    }

    /// Whether a name may be that of a function of the code: not behind something else than the type around it.
    private func mayMeanOwn(_ token: Int, in file: SwiftFile) -> Bool {
        guard token > 1, file.tokens.tokens[token - 1].kind == .period else { return true }
        return ["Self", "self", entry.declaration?.name].contains(file.name(at: token - 2))
    }

    private func single(_ found: [LocatedDeclaration]) -> LocatedDeclaration? {
        guard found.count == 1, let only = found.first, only.declaration.kind == .variable,
            only.declaration.conditions.isEmpty, only.declaration.bindings.count == 1,
            only.declaration.bindings[0].accessorBraces == nil,
            only.declaration.isStatic || entry.declaration?.range != only.declaration.range
        else { return nil }
        return only
    }

    /// A use of such a variable beside its declaration and some code that goes.
    package func use(
        of variable: LocatedDeclaration, except going: [TokenRange]
    ) -> (file: ProgramFile, token: Int)? {
        let name = variable.declaration.name
        for file in context.files(naming: name) {
            let isOwn = file.path == entry.file.path
            for token in file.tokens(spelled: name) {
                let isDeclared =
                    file.path == variable.file.path && variable.declaration.range.contains(token)
                if isDeclared || isOwn && going.contains(where: { $0.contains(token) }) { continue }
                let reference = file.outline.references(in: token..<token + 1).first
                if variable.declaration.isStatic || isOwn || reference?.role == .bare {
                    if !isOwn, file.path != variable.file.path,
                        !variable.declaration.isStatic, GlobalUse(of: name, in: file).token == nil
                    {
                        continue
                    }
                    return (file, token)
                }
            }
        }
        return nil
    }
}
