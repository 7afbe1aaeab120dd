import SwiftFlow
import SwiftOutline

/// The classes of a target that inherit from one of a framework's directly.
package struct ClassesBelow {
    /// The classes with the name of the parent, in the order of the files.
    package let all: [(located: LocatedDeclaration, parent: String)]

    /// Those of some parents in a target.
    package init(_ parents: [String], in context: TargetContext) {
        var paths: Set<String> = []
        let files = parents.flatMap { context.files(naming: $0) }
            .filter { paths.insert($0.path).inserted }.sorted { $0.path < $1.path }
        all = files.flatMap { file in
            file.typeDeclarations.compactMap { located in
                guard located.declaration.kind == .class,
                    let parent = located.declaration.inheritance.first?.baseName.lastComponent,
                    parents.contains(parent)
                else { return nil }
                return (located, parent)
            }
        }
    }
}
