import SwiftOutline

/// Imports what the types of the root's property need: SwiftUI's, and Combine for its wrapper and for a scene delegate that
/// can be observed, which SwiftUI brings along.
struct RootImportRewriter {
    private let facts: UIKitFacts

    /// A rewriter for an app.
    init(_ facts: UIKitFacts) {
        self.facts = facts
    }

    /// The edits of the delegate that has the property; none where there is none.
    func edits() -> [LoweredEdits] {
        guard case .cell(let cell) = facts.root.source else { return [] }
        let file = facts.root.home(of: facts.launch.owner).file
        return modules(for: cell, in: file.outline).map {
            LoweredEdits(
                path: file.path, edits: ImportRewriter(of: file.outline).edits(importing: $0))
        }
    }

    private func modules(for cell: RootCell, in file: SwiftFile) -> [String] {
        let isView = cell.kind == .view
        let modules = isView ? ["SwiftUI"] : []
        let names =
            (facts.usesScenes && !cell.isContainer ? ["Published"] : [])
            + (ObservableDelegateRewriter(facts) == nil ? [] : ["ObservableObject"])
        guard !names.isEmpty else { return modules }
        let hasSwiftUI =
            isView || file.declarations.contains { $0.kind == .import && $0.name == "SwiftUI" }
        let isHidden = names.contains(where: FrameworkNames(in: facts.context).isHidden)
        return hasSwiftUI && !isHidden ? modules : modules + ["Combine"]
    }
}
