import SwiftFlow
import SwiftOutline

/// Tells where code has something else for a window that it does not find.
struct NilFallback {
    private let file: SwiftFile
    private let words: Set<String>
    private var tokens: TokenList { file.tokens }

    /// For the delegate's window: others are found by the application or by its scenes.
    init(ofDelegatesWindowIn function: FlowFunction) {
        file = function.file
        words = ["windows", "connectedScenes", "keyWindow", "UIScreen"]
    }

    /// For a window that none is there in place of yet: the screen is.
    init(ofFirstWindowIn function: FlowFunction) {
        file = function.file
        words = ["UIScreen"]
    }

    /// What is added to the message where there is something else.
    static let words = "; this code has something else for that"

    /// Whether an expression that starts at a token, or before it, is given something else for nil: behind `??`, or in the `else`
    /// of the condition that binds it.
    func isThere(for token: Int) -> Bool {
        isBehindOperator(end(ofChainFrom: token)) || isInElse(ofConditionAround: token)
            || isSetWhereNil(behind: declaration(ofLocalAt: token) ?? token)
    }

    /// What a variable of the function is declared with that a token names: the first token of that.
    private func declaration(ofLocalAt token: Int) -> Int? {
        guard tokens.tokens[token].kind == .identifier, tokens.tokens[token - 1].kind != .period
        else { return nil }
        let name = file.name(at: token)
        let found = (0..<token).last { index in
            tokens.tokens[index].kind == .keyword(.var) && file.name(at: index + 1) == name
                && tokens.spells(index + 2, "=")
        }
        return found.map { $0 + 3 }
    }

    /// `var window = delegate.window`, and `if window == nil { window = … }` behind it.
    private func isSetWhereNil(behind token: Int) -> Bool {
        var start = token
        while start > 2, isOfChain(start - 1) { start -= 1 }
        guard start > 3, tokens.tokens[start - 1].kind == .equal,
            tokens.tokens[start - 2].kind == .identifier,
            tokens.tokens[start - 3].kind == .keyword(.var)
        else { return false }
        let name = file.name(at: start - 2)
        let test = (end(ofChainFrom: start)..<tokens.tokens.count).first { index in
            tokens.tokens[index].kind == .identifier && file.name(at: index) == name
        }
        guard let test, tokens.spells(test + 1, "=="), tokens.spells(test + 2, "nil"),
            tokens.spells(test + 3, "{"), tokens.partners[test + 3] > test
        else { return false }
        let block = test + 4..<Int(tokens.partners[test + 3])
        return names(in: block)
            && block.contains { tokens.spells($0, "=") && file.name(at: $0 - 1) == name }
    }

    /// `window?.bounds ?? UIScreen.main.bounds`
    private func isBehindOperator(_ end: Int) -> Bool {
        guard end + 2 < tokens.tokens.count, tokens.spells(end, "??") else { return false }
        let isLevel =
            tokens.tokens[end + 1].kind == .period
            && Self.levels.contains(file.name(at: end + 2))
        return isLevel || names(in: end + 1..<self.end(ofChainFrom: end + 1))
    }

    private static let levels: Set<String> = ["alert", "normal", "statusBar"]

    /// The token behind a chain of members and calls.
    private func end(ofChainFrom token: Int) -> Int {
        var next = token
        while next < tokens.tokens.count {
            switch tokens.tokens[next].kind {
            case .identifier, .period, .postfixQuestionMark, .exclamationMark, .keyword(.`self`):
                next += 1
            case .leftParen, .leftSquare:
                let close = Int(tokens.partners[next])
                guard close > next else { return next }
                next = close + 1
            default: return next
            }
        }
        return next
    }

    /// `if let window = delegate.window { … } else { … }`, and `guard`: nothing else stands in the binding.
    private func isInElse(ofConditionAround token: Int) -> Bool {
        var start = token
        while start > 2, isOfChain(start - 1) { start -= 1 }
        guard start > 3, tokens.tokens[start - 1].kind == .equal,
            tokens.tokens[start - 2].kind == .identifier, file.isConditionBinding(start - 3)
        else { return false }
        let end = end(ofChainFrom: start)
        return otherwise(behindConditionAt: end).map(names) ?? false
    }

    private func isOfChain(_ token: Int) -> Bool {
        switch tokens.tokens[token].kind {
        case .identifier, .period, .postfixQuestionMark, .exclamationMark, .keyword(.`self`): true
        default: false
        }
    }

    /// The tokens of `else`, with those of `else if` behind it.
    private func otherwise(behindConditionAt token: Int) -> TokenRange? {
        var next = token
        while next < tokens.tokens.count {
            switch tokens.tokens[next].kind {
            case .leftParen, .leftSquare:
                guard tokens.partners[next] > next else { return nil }
                next = Int(tokens.partners[next]) + 1
            case .keyword(.else): return block(from: next)
            case .leftBrace:
                guard tokens.partners[next] > next else { return nil }
                next = Int(tokens.partners[next]) + 1
                guard next < tokens.tokens.count, tokens.tokens[next].kind == .keyword(.else)
                else { return nil }
            case .rightBrace, .semicolon: return nil
            default: next += 1
            }
        }
        return nil
    }

    private func block(from start: Int) -> TokenRange? {
        let brace = (start..<tokens.tokens.count).first {
            tokens.tokens[$0].kind == .leftBrace
        }
        guard let brace, tokens.partners[brace] > brace else { return nil }
        let end = Int(tokens.partners[brace]) + 1
        guard end < tokens.tokens.count, tokens.tokens[end].kind == .keyword(.else) else {
            return start..<end
        }
        return block(from: end).map { start..<$0.upperBound } ?? start..<end
    }

    private func names(in range: TokenRange) -> Bool {
        range.contains { token in
            tokens.tokens[token].kind == .identifier && words.contains(file.name(at: token))
        }
    }
}
