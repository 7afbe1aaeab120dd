extension FindingPage {
    /// The page of `window-hidden`.
    static let windowHidden = FindingPage(
        id: .windowHidden,
        title: "the launch leaves the window hidden, at first or on a path",
        text: """
            # window-hidden

            The launch shows its window on some paths only, or leaves that to code that runs later.

            ## Why it matters

            SwiftUI shows its window as soon as the launch has ended, with whatever root there is. An app that waited with an
            invisible window would show an empty or an unfinished screen.

            ## What the plan does

            Where a path of the launch leaves the window hidden, the finding names the statement from which it leads:
            `manual` where a root was set by then, `review` where the root is set later. Where the window is shown behind the
            launch only, the app is refused, and that line is named.

            ## What you do

            Show the window at once, with a root that waits:

            ```swift
            // before
            flags.load { [weak self] _ in
                self?.window?.makeKeyAndVisible()
            }
            ```

            ```swift
            // after
            let home = HomeViewController()
            window?.rootViewController = home
            window?.makeKeyAndVisible()
            flags.load { home.show($0) }
            ```

            """,
        check: FindingCheck(
            .device,
            "Start the app in each state that the launch asks about, without a network too.",
            right: "the launch screen gives way to the first screen of that state.",
            wrong: "an empty screen, or one that flashes up before the right one.")
    )
}
