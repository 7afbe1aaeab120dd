import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// A line of code in front of the first statement of a delegate's method, in which `#` stands for a member of the delegate.
struct StartLine {
    /// The method.
    let method: LocatedDeclaration
    /// The code.
    let text: String
    /// The member.
    let name: String
    /// Whether it may stand behind the test of the scene, without which there is no window.
    let passesTest: Bool
    /// What becomes of the method's code otherwise.
    let plan: RootPlan

    /// The edit; nil where the method has no code.
    var edits: LoweredEdits? {
        let file = method.file.outline
        let tokens = file.tokens.tokens
        guard let braces = method.declaration.bodyBraces,
            let first = file.statements(of: braces.content).first
        else { return nil }
        let indentation = file.lineIndentation(at: tokens[first.range.lowerBound].start)
        let isHidden = method.declaration.parameters.contains {
            $0.name == String(name.prefix { $0 != "." })
        }
        let code = text.replacing("#", with: (isHidden ? "self." : "") + name)
        return LoweredEdits(
            path: method.file.path,
            edits: [
                .insert(
                    CodeStyle(of: file).finish(indentation + code + "\n"),
                    at: offset(behind: braces.open, first))
            ])
    }

    /// After the template's comment on the method, and after a `guard` that only returns for scenes that are no window's.
    private func offset(behind brace: Int, _ first: Statement) -> Int {
        let file = method.file.outline
        let tokens = file.tokens.tokens
        let next = first.range.upperBound
        if passesTest, isTestOfScene(first),
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
    private func isTestOfScene(_ statement: Statement) -> Bool {
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
