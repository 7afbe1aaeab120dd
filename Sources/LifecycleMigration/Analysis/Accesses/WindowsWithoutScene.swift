import SwiftOutline

/// Finds windows beside the app's own that are made without a scene: these never appear once the app has scenes.
///
/// Source: Apple's “Transitioning to the UIKit scene-based life cycle”: a window belongs to a window scene.
struct WindowsWithoutScene {
    private let facts: UIKitFacts

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for each outside of ranges that go; none where the app had scenes before.
    func findings(except removed: [String: [TokenRange]]) -> [Finding] {
        guard !facts.usesScenes else { return [] }
        let launch = Set(
            LaunchWindows(of: facts).properties(of: facts.delegate).map(\.declaration.range))
        let aware = Set(facts.context.files(mentioning: "windowScene").map(\.path))
        return facts.context.files(mentioning: "UIWindow").flatMap { file -> [Finding] in
            // Code that knows of window scenes gives its windows one.
            if aware.contains(file.path) { return [] }
            let tokens = file.outline.tokens
            return tokens.tokens.indices.dropLast(2).filter { token in
                tokens.spells(token, "UIWindow")
                    && tokens.tokens[token + 1].kind == .leftParen
                    && (tokens.tokens[token + 2].kind == .rightParen
                        || tokens.spells(token + 2, "frame"))
                    && !removed.covers(file.path, token)
                    && !(file.path == facts.delegate.file.path
                        && launch.contains { $0.contains(token) })
            }.map { token in
                Finding(
                    .windowAccess, .warning, .manual, at: facts.context.place(file, token),
                    "a window that is made without a scene never appears in an app with scenes",
                    remedy: "make it with `UIWindow(windowScene:)`, of the scene that it covers")
            }
        }
    }
}
