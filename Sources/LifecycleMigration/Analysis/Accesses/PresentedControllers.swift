import SwiftFlow
import SwiftOutline

/// Tells the view controllers that an app only presents: UIKit asks those by itself, whatever the window's root is.
struct PresentedControllers {
    private let context: TargetContext

    /// An analysis of a target.
    init(context: TargetContext) {
        self.context = context
    }

    /// Whether a class is made in code, and each time for `present(_:animated:completion:)`.
    func areAll(ofClass name: String) -> Bool {
        var count = 0
        for file in context.files(naming: name) {
            for token in file.tokens(spelled: name) where isCall(token, in: file.outline) {
                count += 1
                guard isPresented(token, in: file) else { return false }
            }
        }
        return count > 0
    }

    private func isCall(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        return tokens.indices.contains(token + 1) && tokens[token + 1].kind == .leftParen
    }

    /// Whether a new object is the argument of `present`, or the value of a local that is.
    private func isPresented(_ token: Int, in file: ProgramFile) -> Bool {
        let outline = file.outline
        if isArgumentOfPresent(token, in: outline) { return true }
        guard token >= 3, outline.tokens.spells(token - 1, "="),
            outline.tokens.tokens[token - 2].kind == .identifier,
            outline.tokens.tokens[token - 3].kind == .keyword(.let)
                || outline.tokens.tokens[token - 3].kind == .keyword(.var)
        else { return false }
        let local = outline.name(at: token - 2)
        return file.tokens(spelled: local).contains {
            $0 > token && isArgumentOfPresent($0, in: outline)
        }
    }

    private func isArgumentOfPresent(_ token: Int, in file: SwiftFile) -> Bool {
        token >= 2 && file.tokens.tokens[token - 1].kind == .leftParen
            && file.tokens.spells(token - 2, "present")
    }
}
