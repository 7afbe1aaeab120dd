import SwiftFlow
import SwiftOutline

/// The type of the property for a root view.
struct HostedType {
    /// The type as code must write it: that of the one view, or `AnyView`.
    let text: String
    /// Whether a view must be wrapped in it.
    let isErased: Bool

    /// The type for the views that a cell gets.
    init(_ cell: RootCell, _ facts: LaunchFacts) {
        let types = Set(
            cell.hosted.values.flatMap { views in views.map { Self.type(of: $0, facts) } })
        let one = types.count == 1 ? types.first.flatMap { $0 } : nil
        text = one ?? FrameworkNames(in: facts.context)("AnyView")
        isErased = one == nil
    }

    /// The type of `View(…)`, where the whole target can name it.
    private static func type(of view: HostedView, _ facts: LaunchFacts) -> String? {
        guard let name = view.madeBy else { return nil }
        let types = facts.context.types(named: name)
        guard types.count == 1, types[0].declaration.kind == .struct,
            // The App's file must be able to name it too.
            !types[0].declaration.isPrivate, !types[0].isGeneric
        else { return nil }
        return name
    }
}

extension LocatedDeclaration {
    /// Whether a type has parameters of its own.
    var isGeneric: Bool {
        guard let name = declaration.nameRange else { return true }
        return file.outline.tokens.spells(name.upperBound, "<")
    }
}
