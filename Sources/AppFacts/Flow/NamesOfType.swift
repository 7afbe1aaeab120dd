import SwiftFlow
import SwiftOutline

/// The names by which code of an app may have an object of a type: its own, those of the app's types that it inherits from, and
/// of what is declared with one of these.
package struct NamesOfType {
    private let names: Set<String>

    /// The names for a type of a program.
    package init(_ type: String, in program: Program, _ context: TargetContext) {
        let types = program.supertypes(of: type).filter { program.type($0)?.isDeclared == true }
        var names = Set(types)
        for type in types {
            for file in context.files(naming: type) {
                let tokens = file.tokens(spelled: type)
                names.formUnion(
                    Self.declared(in: file.outline) { range in
                        tokens.contains(where: range.contains)
                    })
            }
        }
        self.names = names
    }

    /// Whether code of a file may have such an object.
    func areIn(_ file: ProgramFile) -> Bool {
        names.contains { !file.tokens(spelled: $0).isEmpty }
    }

    /// What is declared with code that is meant, at any depth but in bodies.
    private static func declared(
        in file: SwiftFile, where isMeant: (TokenRange) -> Bool
    ) -> Set<String> {
        var found: Set<String> = []
        // Most declarations of a large file have nothing to do with the type.
        var queue = file.declarations.filter { isMeant($0.range) }
        while let next = queue.popLast() {
            queue += next.members.filter { isMeant($0.range) }
            let values = next.bindings.flatMap { [$0.type, $0.initializer] } + [next.returnType]
            // What only takes one gives none, unless it hands it to a closure.
            let closures = next.parameters.map(\.type).filter { file.text($0).contains("->") }
            guard (values.compactMap { $0 } + closures).contains(where: isMeant) else { continue }
            found.formUnion(next.declaredNames)
        }
        return found
    }
}
