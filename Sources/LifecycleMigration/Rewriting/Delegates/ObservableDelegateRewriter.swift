import SourceEditing
import SwiftFlow
import SwiftOutline

/// Makes a scene delegate with a root one that can be observed, so that SwiftUI hands it to the views of its scene.
///
/// Source: Apple, `UIApplicationDelegateAdaptor`: “if you make your scene delegate an observable object, SwiftUI
/// automatically puts it in the Environment”, and its example, which says so where the class is declared.
struct ObservableDelegateRewriter {
    private let facts: UIKitFacts
    private var home: LocatedDeclaration { facts.root.home(of: facts.launch.owner) }

    /// A rewriter for an app; nil where no view asks for the scene delegate, or where it can be observed already.
    init?(_ facts: UIKitFacts) {
        guard facts.usesScenes, facts.root.asksSceneDelegate,
            !facts.launch.owner.inheritance.contains(where: {
                $0.lastComponent == "ObservableObject"
            })
        else { return nil }
        self.facts = facts
    }

    /// The edits of the class.
    var edits: LoweredEdits {
        let name = FrameworkNames(in: facts.context)("ObservableObject")
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
