extension FindingPage {
    /// The page of `comment-lost`.
    static let commentLost = FindingPage(
        id: .commentLost,
        title: "a comment goes with the code that it stands at",
        text: """
            # comment-lost

            A comment stands above a line that the plan removes, or behind it, and the line has no new
            place to which the comment could go along.

            ## Why it matters

            Most of these speak of the window, and say nothing without it. Some tell why the rest of the
            launch is as it is: an order, the number of an issue.

            ## What the plan does

            A comment at the code that makes the root goes along with that code. Others are removed, and
            quoted in the finding. Those that Xcode's templates have are not named.

            ## What you do

            Read them, and put those back that still say something:

            ```swift
            // before
            window = UIWindow(frame: UIScreen.main.bounds) // before analytics, see #42
            Analytics.start()
            ```

            ```swift
            // after
            Analytics.start() // behind the root, see #42
            ```

            """,
        check: FindingCheck(
            .xcode,
            "Compare the file with its last commit, in Xcode's or Git's comparison, at the line that the finding names.",
            right: "the comment was about making the window, which is SwiftUI's now.",
            wrong: "it says why code that is still there stands where it does; put it back.")
    )
}
