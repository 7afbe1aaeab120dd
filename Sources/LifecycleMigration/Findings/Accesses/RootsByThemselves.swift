import AppFacts
import SwiftFlow
import SwiftOutline

extension LocatedDeclaration {
    /// Whether each object of a class makes itself the root of a window as it is made: `window.rootViewController = self` in its `init`.
    var isRootByItself: Bool {
        let tokens = file.outline.tokens
        return declaration.members.contains { member in
            guard member.kind == .initializer, !member.hasModifier("convenience"),
                let body = member.body
            else { return false }
            return body.contains { token in
                tokens.spells(token, "rootViewController") && tokens.spells(token - 1, ".")
                    && tokens.spells(token + 1, "=")
                    && tokens.tokens[token + 2].kind == .keyword(.self)
                    && tokens.tokens[token + 3].kind != .period
            }
        }
    }
}
