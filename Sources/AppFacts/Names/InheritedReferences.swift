import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The names that code of a delegate has of what its class inherits from, or of the types that a generic class is made for, and
/// not of the class: where the code moves to, they mean nothing, or something else.
package struct InheritedReferences {
    private let owner: DelegateClass
    private let program: Program
    private let supertypes: [String]
    private let parameters: Set<String>

    /// The names of a class of a program.
    package init(of owner: DelegateClass, in program: Program) {
        self.owner = owner
        self.program = program
        supertypes = Array(program.supertypes(of: owner.name))
        parameters = owner.genericParameters
    }

    /// The first place of code where such a name stands on its own; `known` are names of locals.
    package func first(
        in ranges: [TokenRange], of file: SwiftFile, besides known: Set<String>
    ) -> Reference? {
        let references = ranges.flatMap { file.references(in: $0) }
        let declared = Set(references.filter { $0.role == .declaredName }.map(\.name))
        return references.first { reference in
            if reference.role == .type { return parameters.contains(reference.name) }
            return reference.role == .bare && !declared.contains(reference.name)
                && !known.contains(reference.name)
                && (parameters.contains(reference.name) || isInherited(reference.name))
        }
    }

    private func isInherited(_ name: String) -> Bool {
        guard !owner.memberNames.contains(name) else { return false }
        return InheritedMembers.contains(name, inheritedFrom: supertypes)
            || program.members(name, of: owner.name).contains {
                let declaration = $0.located.declaration
                return !declaration.isStatic && !declaration.isType
                    && declaration.kind != .initializer
            }
    }
}

extension DelegateClass {
    /// The names that the class, or the superclass that it is one with, has for the types which it is made for.
    var genericParameters: Set<String> {
        Set(declarations.flatMap { GenericParameters(of: $0).names })
    }

    /// Those of the class itself.
    var ownGenericParameters: [String] { GenericParameters(of: located).names }
}
