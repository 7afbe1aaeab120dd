import AppFacts
import ProjectModel

/// Says where the `App` loads a storyboard itself on a platform that deprecates it, and which ones nothing loads any more.
///
/// Source: `UIStoryboard.h` of the iOS 17.4 SDK, deprecated from visionOS 1.0 on.
struct StoryboardFindings {
    private let choices: MigrationChoices
    private var facts: UIKitFacts { choices.facts }

    /// Findings for an app.
    init(_ choices: MigrationChoices) {
        self.choices = choices
    }

    /// One for the storyboard of the first screen, and one for each that is unused.
    func findings() -> [Finding] {
        deprecated
            + Self.unused(
                choices.unusedStoryboards, isDeleted: choices.deletesUnusedStoryboards,
                in: facts.context)
    }

    /// One for each storyboard that nothing refers to any more.
    static func unused(
        _ unused: UnusedStoryboards, isDeleted: Bool, in context: TargetContext
    ) -> [Finding] {
        unused.storyboards.map { storyboard in
            let place = context.library.place(storyboard.paths[0], 0)
            let found = "nothing refers to the storyboard '\(storyboard.name)' any more"
            guard isDeleted else {
                return Finding(
                    .storyboardUnused, .note, .review, at: place, found,
                    remedy: "delete it in Xcode, or plan with --delete-unused-storyboards")
            }
            return Finding(
                .storyboardUnused, .note, .automatic, at: place, "\(found), so it is removed")
        }
    }

    private var deprecated: [Finding] {
        let context = facts.context
        guard context.target.platforms.contains(.visionos), let name = facts.launch.storyboard,
            let path = context.storyboards.path(of: name)
        else { return [] }
        return [
            Finding(
                .storyboardOnVisionOS, .note, .review, at: context.library.place(path, 0),
                "the App loads '\(name)' itself, which the compiler warns about on visionOS",
                remedy: "leave the warning, or make the first screen in code")
        ]
    }
}
