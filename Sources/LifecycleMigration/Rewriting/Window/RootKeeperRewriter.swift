import SourceEditing
import SwiftOutline

/// Writes the property of the object that has the root in the window's place, and lets the `App` see the object.
struct RootKeeperRewriter {
    private let cell: RootCell
    private let keeper: RootKeeper
    private let facts: UIKitFacts

    /// A rewriter for an app; nil where no such object has the root.
    init?(_ facts: UIKitFacts) {
        guard case .cell(let cell) = facts.root.source, let keeper = cell.keeper else { return nil }
        self.cell = cell
        self.keeper = keeper
        self.facts = facts
    }

    /// The edits of both properties.
    var edits: [LoweredEdits] {
        [
            LoweredEdits(path: keeper.property.file.path, edits: [root]),
            LoweredEdits(path: keeper.holder.file.path, edits: holder),
        ].filter { !$0.edits.isEmpty }
    }

    /// What the window's property becomes.
    private var root: TextEdit {
        let path = keeper.property.file.path
        let isSetHere = facts.root.uses.writes.allSatisfy { $0.function.located.file.path == path }
        return TextEdit(
            range: keeper.property.file.outline.bytes(of: keeper.property.declaration.range),
            replacement: (isSetHere ? "private(set) " : "") + "var \(cell.name): UIViewController?")
    }

    /// What the delegate's property gets: what observes a scene's delegate is told when the object is there.
    private var holder: [TextEdit] {
        let declaration = keeper.holder.declaration
        let tokens = keeper.holder.file.outline.tokens.tokens
        let published =
            facts.usesScenes ? "@\(FrameworkNames(in: facts.context)("Published")) " : ""
        let hiding = declaration.modifiers.first {
            ["private", "fileprivate"].contains($0.name) && $0.argument == nil
        }
        guard let hiding else {
            guard !published.isEmpty else { return [] }
            return [.insert(published, at: tokens[declaration.range.lowerBound].start)]
        }
        let start = tokens[hiding.range.lowerBound].start
        return [
            TextEdit(
                range: start..<tokens[hiding.range.upperBound - 1].end,
                replacement: published + hiding.name + "(set)")
        ]
    }
}
