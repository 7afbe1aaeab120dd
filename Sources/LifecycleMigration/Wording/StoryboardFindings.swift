import ProjectModel

/// Says where the `App` loads a storyboard itself on a platform that deprecates it.
///
/// Source: `UIStoryboard.h` of the iOS 17.4 SDK, deprecated from visionOS 1.0 on.
struct StoryboardFindings {
    private let facts: UIKitFacts

    /// Findings for an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// One for the storyboard of the first screen.
    func findings() -> [Finding] {
        let context = facts.context
        guard context.target.platforms.contains(.visionos), let name = facts.launch.storyboard,
            let path = StoryboardAnalysis(context: context).path(of: name)
        else { return [] }
        return [
            Finding(
                .storyboardOnVisionOS, .note, .review, at: context.library.place(path, 0),
                "the App loads '\(name)' itself, which the compiler warns about on visionOS",
                remedy: "leave the warning, or make the first screen in code")
        ]
    }
}
