import SourceEditing
import SwiftFlow
import SwiftOutline

/// Writes what a delegate does with its root in front of its own code: it loads the storyboard, where UIKit did so before,
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
            Line(
                method: $0, text: "defer { #.\(RootContainerCode.connected) = true }",
                name: cell.name)
        }
        let loading = plan.loading.flatMap { loading in
            loading.method.map {
                Line(
                    method: $0,
                    text: "# = " + StoryboardCode.instantiation(of: loading.storyboard),
                    name: cell.root)
            }
        }
        return [waiting, loading].compactMap { $0 }.compactMap(edits)
    }

    /// A line of code in which `#` stands for a member of the delegate.
    private struct Line {
        let method: LocatedDeclaration
        let text: String
        let name: String
    }

    private func edits(of line: Line) -> LoweredEdits? {
        let file = line.method.file.outline
        let tokens = file.tokens.tokens
        guard let braces = line.method.declaration.bodyBraces,
            let first = file.statements(of: braces.content).first
        else { return nil }
        let indentation = file.lineIndentation(at: tokens[first.range.lowerBound].start)
        let isHidden = line.method.declaration.parameters.contains { $0.name == cell.name }
        let code = line.text.replacing("#", with: (isHidden ? "self." : "") + line.name)
        return LoweredEdits(
            path: line.method.file.path,
            edits: [
                .insert(
                    CodeStyle(of: file).finish(indentation + code + "\n"),
                    at: file.startOfNextLine(tokens[braces.open].end))
            ])
    }
}
