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
            let calls = file.tokens(spelled: name).filter { isCall($0, in: file.outline) }
            guard !calls.isEmpty else { continue }
            count += calls.count
            let presented = lastPresentations(in: file)
            for token in calls where !isArgumentOfPresent(token, in: file.outline) {
                guard let local = local(for: token, in: file.outline),
                    presented[local, default: 0] > token
                else { return false }
            }
        }
        return count > 0
    }

    private func isCall(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        return tokens.indices.contains(token + 1) && tokens[token + 1].kind == .leftParen
    }

    private func isArgumentOfPresent(_ token: Int, in file: SwiftFile) -> Bool {
        token >= 2 && file.tokens.tokens[token - 1].kind == .leftParen
            && file.tokens.spells(token - 2, "present")
    }

    /// The local that a new object is the value of.
    private func local(for token: Int, in file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        guard token >= 3, file.tokens.spells(token - 1, "="),
            tokens[token - 2].kind == .identifier,
            tokens[token - 3].kind == .keyword(.let) || tokens[token - 3].kind == .keyword(.var)
        else { return nil }
        return file.name(at: token - 2)
    }

    /// The names that stand first in a call of `present`, each with its last place there.
    func lastPresentations(in file: ProgramFile) -> [String: Int] {
        let tokens = file.outline.tokens.tokens
        return file.tokens(spelled: "present").reduce(into: [:]) { found, token in
            guard token + 2 < tokens.count, tokens[token + 1].kind == .leftParen,
                tokens[token + 2].kind == .identifier
            else { return }
            found[file.outline.name(at: token + 2)] = token + 2
        }
    }
}
