extension FindingPage {
    /// The page of `launch-presentation`.
    static let launchPresentation = FindingPage(
        id: .launchPresentation,
        title: "something is presented before SwiftUI's window shows the root",
        text: """
            # launch-presentation

            The launch presents a view controller over the root.

            ## Why it matters

            A view controller presents when it is in a window. SwiftUI puts the root into its window after the launch, so that
            UIKit drops the presentation, with the warning "Attempt to present … whose view is not in the window hierarchy".

            ## What the plan does

            Migrates the app, and names the line (`manual`): at that time the root is in no window yet. Where a storyboard makes
            the window and the launch does not show it itself, UIKit has dropped that all along, and nothing is said.
            The same for what the launch leaves to the main queue's next turn, in `DispatchQueue.main.async { … }`, or in a
            `Task { … }` in front of any `await`: SwiftUI may not show the root by then. And the same for what a scene delegate
            presents in `sceneWillEnterForeground`, which each start of the app calls, too, unless that waits for a flag or a
            date that only later code sets, as in `sceneDidEnterBackground`.

            ## What you do

            Present it when the root appears:

            ```swift
            // before, in the launch
            window?.rootViewController = home
            home.present(WelcomeViewController(), animated: false)
            ```

            ```swift
            // after, in the root view controller
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                guard !hasWelcomed else { return }
                hasWelcomed = true
                present(WelcomeViewController(), animated: false)
            }
            ```

            """,
        check: FindingCheck(
            .device,
            "Delete the app, install it again, and start it in the state in which something is presented.",
            right: "it is presented over the first screen, once.",
            wrong: "the first screen alone, or the same thing presented again and again.")
    )
}
