import SwiftOutline

extension TokenList {
    /// Whether a token compares two values, or two objects: `==`, `!=`, `===`, `!==`.
    package func compares(at token: Int) -> Bool {
        ["==", "!=", "===", "!=="].contains(text(of: token))
    }
}
