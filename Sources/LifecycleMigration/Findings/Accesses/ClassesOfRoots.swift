import AppFacts
import SwiftFlow
import SwiftOutline

extension TargetContext {
    /// The classes of the app's own that each of some classes is made of, sorted.
    func ownClasses(of names: [String]) -> [String] {
        Set(names.flatMap { inheritanceChain(of: unaliased($0)) }).filter {
            !types(named: $0).isEmpty
        }.sorted()
    }

    /// What the declaration of a class and its extensions override, of members with some names.
    func overrides(of names: Set<String>, in type: String) -> [LocatedDeclaration] {
        (types(named: type) + extensions(of: type)).flatMap { part in
            part.declaration.members.filter { $0.isOverride && names.contains($0.name) }.map {
                LocatedDeclaration(file: part.file, declaration: $0)
            }
        }
    }
}
