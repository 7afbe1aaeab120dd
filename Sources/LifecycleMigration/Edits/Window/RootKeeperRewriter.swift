import AppFacts
import SourceEditing
import SwiftFlow
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
        let own =
            switch keeper.storage {
            case .window(let property):
                LoweredEdits(path: property.file.path, edits: [root(in: property)])
            case .member(let property):
                LoweredEdits(path: property.file.path, edits: showing(property))
            }
        return [own, LoweredEdits(path: keeper.holder.file.path, edits: holder + type)].filter {
            !$0.edits.isEmpty
        }
    }

    /// What the window's property becomes.
    private func root(in property: LocatedDeclaration) -> TextEdit {
        let path = property.file.path
        let isSetHere = facts.root.uses.writes.allSatisfy { $0.function.located.file.path == path }
        return TextEdit(
            range: property.file.outline.bytes(of: property.declaration.range),
            replacement: (isSetHere ? "private(set) " : "") + "var \(cell.name): UIViewController?")
    }

    /// What lets the `App` read a property.
    private func showing(_ property: LocatedDeclaration) -> [TextEdit] {
        guard let hiding = property.declaration.hidingModifier else { return [] }
        let tokens = property.file.outline.tokens.tokens
        let start = tokens[hiding.range.lowerBound].start
        let isConstant = tokens[property.declaration.keyword].kind == .keyword(.let)
        return [
            isConstant
                ? .remove(start..<tokens[hiding.range.upperBound].start)
                : TextEdit(
                    range: start..<tokens[hiding.range.upperBound - 1].end,
                    replacement: hiding.name + "(set)")
        ]
    }

    /// The object's class in the place of a protocol.
    private var type: [TextEdit] {
        guard keeper.isHidden, let type = keeper.holder.declaration.bindings.first?.type else {
            return []
        }
        let tokens = keeper.holder.file.outline.tokens.tokens
        let last = keeper.holder.file.outline.tokenWithoutMarks(endingAt: type.upperBound - 1)
        return [
            TextEdit(
                range: tokens[type.lowerBound].start..<tokens[last].end, replacement: keeper.type)
        ]
    }

    /// What the delegate's property gets: what observes a scene's delegate is told when the object is there.
    private var holder: [TextEdit] {
        let declaration = keeper.holder.declaration
        let tokens = keeper.holder.file.outline.tokens.tokens
        let published =
            facts.usesScenes ? "@\(FrameworkNames(in: facts.context)("Published")) " : ""
        guard let hiding = declaration.hidingModifier else {
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

extension Declaration {
    /// The modifier that keeps reading a declaration to its file or type; nil where none does.
    fileprivate var hidingModifier: Modifier? {
        modifiers.first {
            ["private", "fileprivate"].contains($0.name) && $0.argument == nil
        }
    }
}
