extension FindingPage {
    /// The page of `window-ambiguous`.
    static let windowAmbiguous = FindingPage(
        id: .windowAmbiguous,
        title: "a value is the window of the app on some ways only",
        text: """
            # window-ambiguous

            A local, a member, a cast or a branch is the window of the app on some ways through the code, and another window, or
            nothing, on others.

            ## Why it matters

            What is done with the window moves to SwiftUI, and what is done with another one stays. Where both can be meant by
            one line, each answer would be wrong at times.

            ## What the plan does

            Refuses the app, and names the line. Nothing is touched.

            ## What you do

            Name the one that is meant:

            ```swift
            // before
            let target = isPresenting ? overlay : window
            target?.tintColor = .systemTeal
            ```

            ```swift
            // after
            if isPresenting {
                overlay?.tintColor = .systemTeal
            } else {
                window?.tintColor = .systemTeal
            }
            ```

            """,
        check: FindingCheck(
            .device,
            "Use the app in both cases that the line chooses between.",
            right: "each window looks and behaves as it did.",
            wrong: "one of them has what was for the other.")
    )
}
