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
        let material = facts.root.material
        let isView: Bool
        switch facts.root.source {
        case .cell(let cell): isView = cell.kind == .view
        case .view: isView = false
        case .storyboard, .controller: return []
        }
        let file = facts.root.home(of: facts.launch.owner).file
        return modules(forView: isView, publishing: publishes(material), in: file.outline).map {
            LoweredEdits(
                path: file.path, edits: ImportRewriter(of: file.outline).edits(importing: $0))
        }
    }

    /// Whether the delegate gets a property that SwiftUI observes.
    private func publishes(_ material: RootMaterial?) -> Bool {
        guard facts.usesScenes else { return false }
        if case .cell(let cell) = facts.root.source { return !cell.isContainer }
        return material?.addsMembers ?? false
    }

    private func modules(
        forView isView: Bool, publishing: Bool, in file: SwiftFile
    ) -> [String] {
        let modules = isView ? ["SwiftUI"] : []
        let names =
            (publishing ? ["Published"] : [])
            + (ObservableDelegateRewriter(facts) == nil ? [] : ["ObservableObject"])
        guard !names.isEmpty else { return modules }
        let hasSwiftUI =
            isView || file.declarations.contains { $0.kind == .import && $0.name == "SwiftUI" }
        let isHidden = names.contains(where: FrameworkNames(in: facts.context).isHidden)
        return hasSwiftUI && !isHidden ? modules : modules + ["Combine"]
    }
}
