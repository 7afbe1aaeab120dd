import SwiftFlow
import SwiftOutline

extension TargetContext {
    /// The `main()` that a type starts the app with: its own, that of an extension, or that of a class or protocol of the target
    /// that it inherits; nil for one that it has from elsewhere.
    func mainMethod(of type: LocatedDeclaration) -> LocatedDeclaration? {
        var pending = [type]
        var known: Set<String> = []
        // Each name is asked once, so that rings end.
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard known.insert(next.declaration.name).inserted else { continue }
            let parts = [next] + extensions(of: next.declaration.name)
            for part in parts {
                let method = part.declaration.members.first(where: \.isMainMethod)
                if let method { return LocatedDeclaration(file: part.file, declaration: method) }
            }
            pending += parts.flatMap(\.declaration.inheritance).flatMap {
                types(named: $0.baseName.lastComponent)
            }
        }
        return nil
    }

    /// The `main()` that the type of an entry point starts the app with.
    func mainMethod(of entry: EntryPoint) -> LocatedDeclaration? {
        entry.declaration.flatMap {
            mainMethod(of: LocatedDeclaration(file: entry.file, declaration: $0))
        }
    }
}

extension Declaration {
    /// Whether it is a `main()` with code, by which a type starts the app.
    fileprivate var isMainMethod: Bool {
        kind == .function && isStatic && selectorName == "main()" && body != nil
    }
}
