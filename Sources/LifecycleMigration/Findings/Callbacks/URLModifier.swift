import SwiftOutline

extension SwiftFile {
    /// Whether a call of 'onOpenURL' is SwiftUI's by its arguments: a closure behind it, or one that has a label.
    func isModifierWithURL(_ token: Int) -> Bool {
        let tokens = self.tokens.tokens
        guard token + 1 < tokens.count else { return false }
        guard tokens[token + 1].kind == .leftParen else {
            return tokens[token + 1].kind == .leftBrace
        }
        let close = Int(self.tokens.partners[token + 1])
        guard close > token + 2 else {
            return close + 1 < tokens.count && tokens[close + 1].kind == .leftBrace
        }
        return ["perform", "prefersInApp"].contains(name(at: token + 2))
            && tokens[token + 3].kind == .colon
    }
}
