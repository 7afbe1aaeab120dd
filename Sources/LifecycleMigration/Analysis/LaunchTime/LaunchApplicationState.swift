import SwiftOutline

/// Finds launch code that asks for the state of the application, which is another one with scenes.
///
/// An app without scenes is inactive while it launches; one with scenes is in the background until a scene connects,
/// also where the user opens it. While the delegate is made both are in the background, and neither is active. Source:
/// Apple, `UIApplication.applicationState`; firebase/firebase-ios-sdk#15802.
struct LaunchApplicationState {
    private let facts: UIKitFacts

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for each place; none where scenes were in use before.
    func findings() -> [Finding] {
        guard !facts.usesScenes else { return [] }
        let callers = LaunchCallers(facts: facts)
        return facts.context.files(mentioning: "applicationState").flatMap { file in
            reads(in: file).filter { callers.reach($0, in: file) }.map { token in
                Finding(
                    .launchApplicationState, .warning, .manual,
                    at: facts.context.place(file, token),
                    "the state of the application is `.background` while an app with scenes launches, and was `.inactive`",
                    remedy: "decide this when the app becomes active, or at its first callback")
            }
        }
    }

    /// Whether a read is one side of `== .active` or `!= .active`, which gives the same answer.
    private func isComparedWithActive(_ token: Int, in tokens: TokenList) -> Bool {
        let comparison = ["==", "!="].contains { tokens.spells(token + 1, $0) }
        return comparison && tokens.spells(token + 3, "active")
    }

    private func reads(in file: TargetFile) -> [Int] {
        let tokens = file.outline.tokens
        return tokens.tokens.indices.dropFirst().filter { token in
            tokens.spells(token, "applicationState") && tokens.tokens[token - 1].kind == .period
                && !isComparedWithActive(token, in: tokens)
        }
    }
}
