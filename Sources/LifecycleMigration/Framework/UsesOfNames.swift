import SwiftFlow
import SwiftOutline

extension TargetContext {
    /// Where code of the target has a name, outside of the declaration of what is called so.
    func uses(
        of name: String, besides declared: LocatedDeclaration
    ) -> [(file: ProgramFile, token: Int)] {
        files(naming: name).flatMap { file in
            file.tokens(spelled: name).filter { token in
                file.path != declared.file.path || !declared.declaration.range.contains(token)
            }.map { (file, $0) }
        }
    }
}
