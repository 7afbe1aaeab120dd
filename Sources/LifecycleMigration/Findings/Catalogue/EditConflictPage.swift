extension FindingPage {
    /// The page of `edit-conflict`.
    static let editConflict = FindingPage(
        id: .editConflict,
        title: "two changes of the plan meet in one place",
        text: """
            # edit-conflict

            Two steps of the plan would change the same piece of a source in different ways.

            ## Why it matters

            One of the two would be lost. That happens where much stands on one line, or where one statement does several things
            that move to different places.

            ## What the plan does

            Refuses the app, and names the file and the two steps. Nothing is touched.

            ## What you do

            Put the two on lines of their own:

            ```swift
            // before
            window = UIWindow(); window?.rootViewController = HomeViewController(); Analytics.start()
            ```

            ```swift
            // after
            window = UIWindow()
            window?.rootViewController = HomeViewController()
            Analytics.start()
            ```

            Please report what the line looked like.

            """,
        check: FindingCheck(
            .xcode,
            "Plan again, and read the diff.",
            right: "each statement is there once, or its removal is told.",
            wrong: "a statement that is cut in two.")
    )
}
