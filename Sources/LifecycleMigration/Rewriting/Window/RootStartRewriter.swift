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
                name: cell.name, passesTest: false)
        }
        let loading = plan.loading.flatMap { loading in
            loading.method.map {
                Line(
                    method: $0,
                    text: "# = " + StoryboardCode.instantiation(of: loading.storyboard),
                    name: cell.root, passesTest: true)
            }
        }
        return [waiting, loading].compactMap { $0 }.compactMap(edits)
    }

    /// A line of code in which `#` stands for a member of the delegate.
    private struct Line {
        let method: LocatedDeclaration
        let text: String
        let name: String
        /// Whether it may stand behind the test of the scene, without which there is no window.
        let passesTest: Bool
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
                    at: offset(of: line, behind: braces.open, first))
            ])
    }

    /// Behind the template's words on the method, and behind a `guard` that only keeps other scenes away.
    private func offset(of line: Line, behind brace: Int, _ first: Statement) -> Int {
        let file = line.method.file.outline
        let tokens = file.tokens.tokens
        let next = first.range.upperBound
        if line.passesTest, isTestOfScene(first, in: line.method),
            file.hasLineBreak(in: tokens[next - 1].end..<tokens[next].start)
        {
            return file.startOfNextLine(tokens[next - 1].end)
        }
        var offset = file.startOfNextLine(tokens[brace].end)
        for piece in file.tokens.trivia(before: first.range.lowerBound)
        where piece.isComment && piece.range.lowerBound >= offset {
            guard TemplateComment.isAboutMethod(file.text[piece.range]) else { break }
            offset = file.startOfNextLine(piece.range.upperBound)
            // Words on the window go, with the empty lines behind them.
            guard TemplateComment.isAboutWindow(file.text[piece.range]) else { continue }
            while file.isBlank(offset..<file.endOfLine(offset)), offset < file.text.count {
                offset = file.startOfNextLine(offset)
            }
        }
        return offset
    }

    /// Whether a statement that stays is `guard let windowScene = scene as? UIWindowScene else { return }`.
    private func isTestOfScene(_ statement: Statement, in method: LocatedDeclaration) -> Bool {
        guard statement.kind == .guardStatement, statement.blocks.count == 1,
            let condition = statement.blocks[0].condition,
            let scene = method.declaration.parameters.first?.name
        else { return false }
        let file = method.file.outline
        let body = file.statements(of: statement.blocks[0].body)
        guard body.count == 1, body[0].kind == .returnStatement, body[0].expression == nil,
            condition.split(at: .comma, in: file).count == 1,
            condition.contains(where: { file.tokens.spells($0, scene) }),
            condition.contains(where: { file.tokens.spells($0, "UIWindowScene") })
        else { return false }
        return !plan.removal.functions.contains { item in
            item.function.located.file.path == method.file.path
                && item.changes.removed.contains { $0.range == statement.range }
        }
    }
}
