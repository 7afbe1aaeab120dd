import SwiftFlow
import SwiftOutline

/// The types that are declared in a class, or in what it inherits from: other places name them behind the class.
package struct NestedTypeNames {
    private let owner: String
    private let names: Set<String>

    /// The types of a class of a program.
    package init(of owner: String, in program: Program) {
        self.owner = owner
        names = program.supertypes(of: owner).lazy.compactMap(program.type).reduce(into: []) {
            for member in $1.allMembers where member.located.declaration.isType {
                $0.insert(member.located.declaration.name)
            }
        }
    }

    /// Whether a name is that of such a type.
    package func contains(_ name: String) -> Bool { names.contains(name) }

    /// The tokens of code that name such a type on their own.
    package func tokens(in ranges: [TokenRange], of file: SwiftFile) -> [Int] {
        guard !names.isEmpty else { return [] }
        let references = ranges.flatMap { file.references(in: $0) }
        let declared = Set(references.filter { $0.role == .declaredName }.map(\.name))
        return references.filter { reference in
            (reference.role == .bare || reference.role == .type)
                && names.contains(reference.name) && !declared.contains(reference.name)
                && file.tokens.tokens[reference.token - 1].kind != .period
        }.map(\.token)
    }

    /// How the code names them at another place.
    package func replacements(
        in ranges: [TokenRange], of file: SwiftFile
    ) -> [(range: TokenRange, text: String)] {
        tokens(in: ranges, of: file).map {
            ($0..<$0 + 1, owner + "." + file.text($0..<$0 + 1))
        }
    }
}
