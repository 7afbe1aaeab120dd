import SwiftFlow
import SwiftOutline

/// A use of a global by its name alone, in a file that declares nothing of that name.
package struct GlobalUse {
    /// The first such use; nil where there is none.
    package let token: Int?

    /// Looks for a global's name in a file.
    package init(of name: String, in file: ProgramFile) {
        let outline = file.outline
        let references = outline.references(in: outline.tokens.tokens.indices)
        let isDeclared = references.contains { $0.name == name && $0.role == .declaredName }
        token =
            isDeclared
            ? nil : references.first { $0.name == name && $0.role == .bare }?.token
    }
}
