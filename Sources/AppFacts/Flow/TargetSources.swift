import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The sources of a target as those of a program, with the platform's own types.
package struct TargetSources: ProgramSources {
    private let context: TargetContext

    /// The sources of one target.
    package init(_ context: TargetContext) {
        self.context = context
    }

    package func files(binding name: String) -> [ProgramFile] {
        Array(context.files(naming: name, as: .bound))
    }

    package func files(inheriting type: String) -> [ProgramFile] {
        Array(context.files(naming: type, as: .inherited))
    }

    package func types(named name: String) -> [LocatedDeclaration] { context.allTypes(named: name) }

    package func aliases(named name: String) -> [LocatedDeclaration] {
        context.files(naming: name, as: .declared).flatMap { $0.aliases(named: name) }
    }

    package func compositions(with type: String) -> [String] {
        context.compositions(with: type)
    }

    package func parts(ofComposition name: String) -> [String] {
        context.parts(ofComposition: name)
    }

    package func extensions(of name: String) -> [LocatedDeclaration] {
        context.extensions(of: name)
    }

    package func inheritance(ofForeign type: String) -> [String] {
        UIKitTypes.table[type]?.inherits
            ?? (context.isAlias(type, of: "UIWindow") ? ["UIWindow"] : [])
    }

    package func wholeType(of type: String) -> String { context.wholeType(of: type) }

    package func inherited(by type: String) -> [LocatedDeclaration] {
        context.family(of: type)?.inherited(in: context) ?? []
    }
}
