import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells which of UIKit's callbacks the app's own code calls, so that it does not matter that UIKit does not.
struct CallbackCalls {
    private let context: TargetContext

    /// The calls in a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// Whether code of the target calls a method, or names it in a selector.
    func isCalled(_ method: LocatedDeclaration) -> Bool {
        let name = method.declaration.name
        let names = method.declaration.nameRange ?? 0..<0
        return context.files(naming: name).contains { file in
            file.tokens(spelled: name).contains { token in
                if file.path == method.file.path, names.contains(token) { return false }
                return isCall(at: token, of: method.declaration, in: file.outline)
                    || isSelector(at: token, of: method.declaration, in: file.outline)
            }
        }
    }

    /// Whether a call at a token has the method's labels; arguments with a default may be missing.
    private func isCall(at token: Int, of method: Declaration, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        guard token + 1 < tokens.count, tokens[token + 1].kind == .leftParen,
            token == 0 || tokens[token - 1].kind != .keyword(.func)
        else { return false }
        let close = Int(file.tokens.partners[token + 1])
        guard close > token else { return false }
        let arguments = file.arguments(in: BracketPair(open: token + 1, close: close))
        return arguments.map(\.label) == method.parameters.map(\.label)
    }

    /// Whether a token ends what `#selector` names; one without labels may be any method of the name.
    private func isSelector(at token: Int, of method: Declaration, in file: SwiftFile) -> Bool {
        var open = token - 1
        while open > 0,
            [.period, .identifier].contains(file.tokens.tokens[open].kind)
                || file.tokens.tokens[open].kind == .keyword(.self)
        {
            open -= 1
        }
        return open > 0 && file.tokens.tokens[open].kind == .leftParen
            && file.tokens.spells(open - 1, "selector")
    }
}
