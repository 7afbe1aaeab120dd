import AppFacts
import SwiftFlow
import SwiftOutline

/// What would be all that is left of the file of a scene delegate that goes, though nothing uses it: a generic hosting controller,
/// which no storyboard can name, or the preview that Xcode makes for a file.
struct UnusedBesideDelegate {
    /// The declarations, which go along; none where anything else is left of the file.
    let declarations: [LocatedDeclaration]

    /// What stands beside a delegate of an app.
    init(_ delegate: DelegateClass, in context: TargetContext) {
        let own = delegate.declarations
        let others = delegate.file.outline.declarations.filter { $0.kind != .import }
            .map { LocatedDeclaration(file: delegate.file, declaration: $0) }
            .filter { other in !own.contains(where: other.isSame) }
        let isUnused = others.allSatisfy { other in
            (Self.isGenericHosting(other) || Self.isPreview(other, of: delegate))
                && context.uses(of: other.declaration.name, besides: other).isEmpty
        }
        declarations = isUnused ? others : []
    }

    private static func isGenericHosting(_ located: LocatedDeclaration) -> Bool {
        let declaration = located.declaration
        return declaration.kind == .class && !located.genericParameters.isEmpty
            && declaration.attributes.isEmpty
            && declaration.inheritance.first?.baseName.lastComponent == "UIHostingController"
    }

    private static func isPreview(
        _ located: LocatedDeclaration, of delegate: DelegateClass
    ) -> Bool {
        let declaration = located.declaration
        return declaration.kind == .struct && declaration.name == delegate.name + "_Previews"
            && declaration.inheritance.map(\.baseName.lastComponent) == ["PreviewProvider"]
    }
}
