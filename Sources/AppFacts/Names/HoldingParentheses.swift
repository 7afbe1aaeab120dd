import SwiftOutline

// Parentheses that only hold an expression together.
extension SwiftFile {
    /// The range with parentheses around it, where they are not those of a call.
    package func parenthesized(_ range: TokenRange) -> TokenRange? {
        let open = range.lowerBound - 1
        guard open >= 0, tokens.tokens[open].kind == .leftParen,
            tokens.tokens[range.upperBound].kind == .rightParen,
            open == 0 || !isCallee(open - 1, before: open)
        else { return nil }
        let whole = open..<range.upperBound + 1
        return holdsWordsApart(whole) ? nil : whole
    }

    /// Whether a keyword touches a parenthesis, so that a name in its place would become one with it: `if(…)`, `(…)else`.
    private func holdsWordsApart(_ parens: TokenRange) -> Bool {
        let tokens = self.tokens.tokens
        let first = parens.lowerBound
        let next = parens.upperBound
        let isAfterWord =
            first > 0 && tokens[first - 1].end == tokens[first].start && isWord(first - 1)
        return isAfterWord
            || next < tokens.count && tokens[next].start == tokens[next - 1].end && isWord(next)
    }

    private func isWord(_ token: Int) -> Bool {
        switch tokens.tokens[token].kind {
        case .keyword, .identifier: true
        default: false
        }
    }

    /// Whether a token in front of a parenthesis makes it the argument list of a call.
    private func isCallee(_ token: Int, before paren: Int) -> Bool {
        let touches = tokens.tokens[token].end == tokens.tokens[paren].start
        guard touches else { return false }
        switch tokens.tokens[token].kind {
        case .identifier, .rightParen, .rightSquare, .rightBrace, .postfixQuestionMark,
            .exclamationMark, .dollarIdentifier:
            return true
        case .keyword(.`init`), .keyword(.`self`), .keyword(.super):
            return true
        default:
            return false
        }
    }
}
