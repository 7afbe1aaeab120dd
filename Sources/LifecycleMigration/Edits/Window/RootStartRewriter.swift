import SourceEditing
import SwiftFlow
import SwiftOutline

/// Writes what a delegate does with its root before its own code runs: it loads the storyboard, where UIKit did so before,
/// and has the container wait until the scene is connected.
struct RootStartRewriter {
    private let plan: RootPlan
    private let cell: RootCell

    /// A rewriter for an app; nil where no property of a delegate has its root.
    init?(_ plan: RootPlan) {
        guard case .cell(let cell) = plan.source else { return nil }
        self.plan = plan
        self.cell = cell
    }

    /// The lines in front of the first statements of the methods, by method.
    var edits: [LoweredEdits] {
        let waiting = plan.connection.map {
            StartLine(
                method: $0, text: "defer { #.\(RootContainerCode.connected) = true }",
                name: cell.name, passesTest: false, plan: plan)
        }
        let loading = plan.loading.flatMap { loading in
            loading.method.map {
                StartLine(
                    method: $0,
                    text: "# = " + StoryboardCode.instantiation(of: loading.storyboard),
                    name: cell.root, passesTest: true, plan: plan)
            }
        }
        return [waiting, loading].compactMap { $0 }.compactMap(\.edits)
    }
}
