import SourceEditing
import SwiftOutline

/// Turns the assignments of a choice into what its branches give.
struct RootChoiceEdits {
    private let choice: RootChoice
    private let isView: Bool
    private let file: SwiftFile

    /// The edits of a choice of views, or of view controllers.
    init(_ choice: RootChoice, isView: Bool, in file: SwiftFile) {
        self.choice = choice
        self.isView = isView
        self.file = file
    }

    /// The edits inside of the statement.
    func edits() -> [TextEdit] {
        let extents = choice.windowStatements.map {
            CodeExtent(of: $0.range, terminator: $0.terminator, in: file)
        }
        return choice.leaves.flatMap(leafEdits) + CodeRemoval(from: file).edits(removing: extents)
    }

    /// `window?.rootViewController = x` becomes `return x`, or the view alone.
    private func leafEdits(_ leaf: RootChoice.Leaf) -> [TextEdit] {
        let assignment = file.bytes(of: leaf.assignment)
        guard isView, let view = HostingController.rootView(of: leaf.value, in: file) else {
            let value = file.bytes(of: leaf.value)
            return [
                TextEdit(range: assignment.lowerBound..<value.lowerBound, replacement: "return ")
            ]
        }
        let bytes = file.bytes(of: view)
        return [
            .remove(assignment.lowerBound..<bytes.lowerBound),
            .remove(bytes.upperBound..<assignment.upperBound),
        ]
    }
}
