extension FindingPage {
    /// The page of `storyboard-on-visionos`.
    static let storyboardOnVisionOS = FindingPage(
        id: .storyboardOnVisionOS,
        title: "a storyboard is loaded on visionOS",
        text: """
            # storyboard-on-visionos

            The app runs on visionOS, and its first screen comes from a storyboard.

            ## Why it matters

            Before the migration UIKit loads the storyboard, which the property list names. After
            it the new source does, with `UIStoryboard`. That class is deprecated on visionOS from
            the first version on: "Loading Interface Builder products will not be supported in a
            future version of visionOS." (documented: the SDK headers). So a build for visionOS has
            one warning more. What is loaded, and how, stays the same.

            ## What the plan does

            It loads the storyboard, and reports it.

            ## What you do

            Nothing, as long as storyboards work there. Where warnings count as errors, or when you
            are at it, make the first screen in code:

            ```swift
            // before
            func makeUIViewController(context: Context) -> UIViewController {
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
            }
            ```

            ```swift
            // after
            func makeUIViewController(context: Context) -> UIViewController {
                UINavigationController(rootViewController: ListViewController())
            }
            ```

            """,
        check: FindingCheck(
            .xcode,
            "Build for visionOS, and run the app in the simulator.",
            right: "one warning, at `UIStoryboard` in the new source, and the same first screen.",
            wrong:
                "an error at that line, or an empty window: that system loads no storyboards any more."
        )
    )
}
