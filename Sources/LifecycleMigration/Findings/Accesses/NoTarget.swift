import AppFacts
import SwiftFlow
import SwiftOutline

/// Whether the target of an action may be none, so that the responder chain is asked.
struct NoTarget {
    /// The file.
    let file: ProgramFile

    /// For expressions of a file.
    init(in file: ProgramFile) {
        self.file = file
    }

    /// Whether an expression is `nil`, chooses it, or is a name that is declared to hold it.
    func mayBe(_ range: TokenRange) -> Bool {
        let tokens = file.outline.tokens.tokens
        if range.contains(where: { tokens[$0].kind == .keyword(.nil) }) { return true }
        guard let last = range.last(where: { tokens[$0].kind == .identifier }),
            last == range.upperBound - 1, !["self", "shared"].contains(file.outline.name(at: last))
        else { return false }
        return file.tokens(spelled: file.outline.name(at: last)).contains(where: mayHoldNone)
    }

    /// Whether a name is declared here as something that may be missing.
    private func mayHoldNone(_ token: Int) -> Bool {
        let tokens = file.outline.tokens.tokens
        guard token > 0, token + 1 < tokens.count else { return false }
        let isVariable = [.keyword(.let), .keyword(.var)].contains(tokens[token - 1].kind)
        if isVariable {
            let end = file.outline.endOfLine(from: token)
            return (token + 1..<end).contains { tokens[$0].kind == .keyword(.nil) }
                || isOptional(token + 1..<end)
        }
        guard tokens[token + 1].kind == .colon, isParameter(token) else { return false }
        var end = token + 2
        while end < tokens.count, tokens[end].kind != .comma, tokens[end].kind != .rightParen {
            let partner = Int(file.outline.tokens.partners[end])
            end = partner > end ? partner + 1 : end + 1
        }
        let type = token + 1..<end
        if type.contains(where: { tokens[$0].kind == .keyword(.nil) }) { return true }
        // Whoever gives such a parameter nothing says so by its label beside the action's, and is found by that.
        return !isFoundByLabels(token) && isOptional(type)
    }

    /// Whether a parameter has the label of a target, in a function with one of an action.
    private func isFoundByLabels(_ token: Int) -> Bool {
        let tokens = file.outline.tokens.tokens
        guard let open = file.outline.openParenthesis(around: token) else { return false }
        let close = Int(file.outline.tokens.partners[open])
        func label(at name: Int) -> String? {
            switch tokens[name - 1].kind {
            case .leftParen, .comma: file.outline.name(at: name)
            case .identifier: file.outline.name(at: name - 1)
            default: nil
            }
        }
        let labels = (open + 1..<max(close, open + 1)).filter { tokens[$0 + 1].kind == .colon }
            .compactMap(label)
        return label(at: token) == "target" && labels.contains("action")
    }

    private func isOptional(_ range: TokenRange) -> Bool {
        let tokens = file.outline.tokens.tokens
        guard range.first.map({ tokens[$0].kind == .colon }) ?? false else { return false }
        let end = range.first { tokens[$0].kind == .equal } ?? range.upperBound
        return end > range.lowerBound && tokens[end - 1].kind.isPostfixMark
    }

    /// Whether the parentheses around a token are those of a function's declaration.
    private func isParameter(_ token: Int) -> Bool {
        guard let open = file.outline.openParenthesis(around: token), open > 1 else { return false }
        let tokens = file.outline.tokens.tokens
        return tokens[open - 2].kind == .keyword(.func)
            || tokens[open - 1].kind == .keyword(.`init`)
    }
}
