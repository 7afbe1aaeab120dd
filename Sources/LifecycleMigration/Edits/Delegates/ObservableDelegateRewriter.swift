import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Makes a delegate with a root one that can be observed: that of a scene, so that SwiftUI hands it to the views of its
/// scene, and that of the application, so that a root view hears of another choice.
///
/// Source: Apple, `UIApplicationDelegateAdaptor`: “if you make your scene delegate an observable object, SwiftUI
/// automatically puts it in the Environment”, and its example, which says so where the class is declared.
struct ObservableDelegateRewriter {
    private let home: LocatedDeclaration
    private let context: TargetContext

    /// A rewriter for an app; nil where no view asks for the scene delegate, or where it can be observed already.
    init?(_ facts: UIKitFacts) {
        guard facts.root.isObserved(facts.usesScenes) else { return nil }
        let owner = facts.launch.owner
        self.init(owner, at: facts.root.home(of: owner), in: facts.context)
    }

    /// A rewriter for a class that gets what views observe where it is declared; nil where it can be observed already.
    init?(_ owner: DelegateClass, at home: LocatedDeclaration, in context: TargetContext) {
        guard !owner.inheritance.contains(where: { $0.lastComponent == "ObservableObject" })
        else { return nil }
        self.home = home
        self.context = context
    }

    /// The edits that import what the class needs: Combine, which SwiftUI brings along.
    var imports: [LoweredEdits] {
        let file = home.file.outline
        let hasSwiftUI = file.imports(anyOf: ["SwiftUI"])
        let isHidden = ["Published", "ObservableObject"].contains(
            where: FrameworkNames(in: context).isHidden)
        guard !hasSwiftUI || isHidden else { return [] }
        return [
            LoweredEdits(
                path: home.file.path, edits: ImportRewriter(of: file).edits(importing: "Combine"))
        ]
    }

    /// The edits of the class.
    var edits: LoweredEdits {
        let name = FrameworkNames(in: context)("ObservableObject")
        let types = home.declaration.inheritance
        let tokens = home.file.outline.tokens.tokens
        let end = types.last?.range ?? home.declaration.nameRange
        return LoweredEdits(
            path: home.file.path,
            edits: end.map {
                [.insert((types.isEmpty ? ": " : ", ") + name, at: tokens[$0.upperBound - 1].end)]
            } ?? [])
    }
}
