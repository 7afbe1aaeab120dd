import AppFacts
import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Says that a condition around the entry point goes with it: all builds agree on it today, and the `App` stands in none.
struct EntryConditionFindings {
    private let entry: EntryPoint
    private let app: AppFileName
    private let context: TargetContext

    /// Findings for an app whose entry point becomes an `App`.
    init(_ entry: EntryPoint, app: AppFileName, in context: TargetContext) {
        self.entry = entry
        self.app = app
        self.context = context
    }

    /// One for the innermost condition that a build setting decides, if there is one.
    func findings() -> [Finding] {
        let file = entry.file.outline
        // Code that starts the app keeps its conditions.
        guard entry.attribute != nil,
            let condition = file.conditions(at: entry.token).compactMap({ file.deciding($0) })
                .last(where: { asksForSetting($0) })
        else { return [] }
        let place = context.place(entry.file, condition.lowerBound)
        let text = file.text(condition)
        let profile = PlatformProfile.profile(for: context.target.platform)
        let others = EntryPointAnalysis(context: context, profile: profile).leftOutEntries()
        guard let other = others.first else {
            return [
                Finding(
                    .entryAmbiguous, .note, .automatic, at: place,
                    "'\(text)' is the same in every build, and decides nothing about '\(app.typeName)', which now starts the app"
                )
            ]
        }
        let second = other.place(in: context)
        return [
            Finding(
                .entryAmbiguous, .note, .review, at: place,
                "'\(text)' is the same in every build, and does not decide about '\(app.typeName)': a build that sets it otherwise has a second entry point, in line \(second.position.line) of \(second.path.fileName)",
                remedy:
                    "leave the entry point out that is no longer wanted, or put `@main` of '\(app.typeName)' into the condition"
            )
        ]
    }

    /// Whether a condition has a name that settings of a build define, and not only systems, modules and versions.
    private func asksForSetting(_ condition: TokenRange) -> Bool {
        let tokens = entry.file.outline.tokens
        return condition.contains { token in
            // Not `os` and its like, nor their arguments.
            tokens.tokens[token].kind == .identifier
                && ![.leftParen, .colon].contains(tokens.tokens[token + 1].kind)
                && !(token > condition.lowerBound + 1
                    && tokens.tokens[token - 1].kind == .leftParen
                    && tokens.tokens[token - 2].kind == .identifier)
        }
    }
}
