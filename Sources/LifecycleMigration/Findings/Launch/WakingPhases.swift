import SwiftOutline

/// Finds views that ask for the phase of their scene: it never changed in a hosting controller of the app's own, and does in a
/// scene of SwiftUI's.
///
/// Source: reports of apps whose views waited for it in vain.
struct WakingPhases {
    private let facts: UIKitFacts

    /// A search in an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// One for each property; none where the root is no SwiftUI view.
    func findings() -> [Finding] {
        guard facts.root.isView else { return [] }
        let context = facts.context
        return context.files(naming: "scenePhase").flatMap { file in
            let tokens = file.outline.tokens.tokens
            return file.tokens(spelled: "scenePhase").filter { token in
                token > 2 && tokens[token - 1].kind == .period
                    && isKeyPath(token - 1, in: file.outline)
                    || file.outline.nameOfType(around: token) == "EnvironmentValues"
            }.map { token in
                Finding(
                    .callbackActiveState, .warning, .review, at: context.place(file, token),
                    "'scenePhase' never changed in the hosting controller, and does in the window group: what waits for it runs now",
                    remedy: "look at what it starts, and whether the delegate does it, too")
            }
        }
    }

    /// Whether a period belongs to a key path: `\.scenePhase`, `\EnvironmentValues.scenePhase`.
    private func isKeyPath(_ period: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        return tokens[period - 1].kind == .backslash
            || tokens[period - 1].kind == .identifier
                && tokens[max(0, period - 2)].kind == .backslash
    }
}
