import AppFacts
import SwiftOutline

/// Imports what the types of the root's property need: SwiftUI's, and Combine for its wrapper and for a scene delegate that
/// can be observed, which SwiftUI brings along, and CoreData.
struct RootImportRewriter {
    private let facts: UIKitFacts

    /// A rewriter for an app.
    init(_ facts: UIKitFacts) {
        self.facts = facts
    }

    /// The edits of the delegate that has the property; none where there is none.
    func edits() -> [LoweredEdits] {
        switch facts.root.source {
        case .cell, .choice, .view: break
        case .storyboard, .controller: return []
        }
        let file = facts.root.home(of: facts.launch.owner).file
        return modules(in: file.outline).map {
            LoweredEdits(
                path: file.path, edits: ImportRewriter(of: file.outline).edits(importing: $0))
        }
    }

    /// Whether the delegate gets a property that SwiftUI observes.
    private var publishes: Bool {
        if let choice = facts.root.choice { return facts.usesScenes || choice.changesLater }
        guard facts.usesScenes else { return false }
        if case .cell(let cell) = facts.root.source { return !cell.isContainer }
        return facts.root.material?.addsMembers ?? false
    }

    private func modules(in file: SwiftFile) -> [String] {
        observing(in: file) + storing(in: file)
    }

    /// What the types of Core Data need, which another class of the app may own.
    private func storing(in file: SwiftFile) -> [String] {
        let types = facts.root.material?.kept.map(\.type) ?? []
        let isImported = file.imports(anyOf: ["CoreData"])
        let isNeeded = types.contains { type in
            ["NSManagedObject", "NSPersistent"].contains(where: type.hasPrefix)
        }
        return isNeeded && !isImported ? ["CoreData"] : []
    }

    private func observing(in file: SwiftFile) -> [String] {
        let names =
            (publishes ? ["Published"] : [])
            + (ObservableDelegateRewriter(facts) == nil ? [] : ["ObservableObject"])
        guard !names.isEmpty else { return [] }
        let hasSwiftUI = file.imports(anyOf: ["SwiftUI"])
        let isHidden = names.contains(where: FrameworkNames(in: facts.context).isHidden)
        return hasSwiftUI && !isHidden ? [] : ["Combine"]
    }
}
