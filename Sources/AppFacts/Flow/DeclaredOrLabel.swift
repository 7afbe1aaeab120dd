import SwiftOutline

extension TokenList {
    /// Whether a name is declared at a token, or labels an argument.
    func isDeclaredOrLabel(_ token: Int) -> Bool {
        guard token > 0 else { return false }
        switch tokens[token - 1].kind {
        case .keyword(.func), .keyword(.var), .keyword(.let): return true
        // A label in front of a colon names an argument.
        default: return tokens[token + 1].kind == .colon
        }
    }
}
