extension FindingPage {
    /// The page of `root-unresolved`.
    static let rootUnresolved = FindingPage(
        id: .rootUnresolved,
        title: "the root of the window cannot be traced",
        text: """
            # root-unresolved

            The window's first root view controller cannot be traced to one expression, to a
            hosting controller or to the initial view controller of a storyboard.

            ## Why it matters

            `WindowGroup` needs one content. Control flow of the launch is followed, early returns
            included, and so are methods that only the launch calls, and closures that run at once. What
            configures the root by way of the window goes along with it. Where the launch may end before
            it has made a root, as it does in unit tests, it goes on deciding, and leaves the root in a
            property; with a main storyboard that starts with the storyboard's root, as the window did. The
            methods that only prepare the window for the one that sets the root are followed, too.
            Where the root is set by a closure that somebody else calls, maybe later, or where the
            launch presents something over it, a moved expression could run at another time, or not
            at all. A wrong first screen is worse than no migration.

            ## What the plan does

            Refuses the app, and names the first assignment of the root, or the place where it was
            expected: a window that is not the delegate's, a storyboard without an initial view
            controller, a launch screen in place of the main storyboard, or several main storyboards.
            Nothing is touched.

            What stands in the way of a root that is known has ids of its own: `root-window-owner`,
            `window-use`, `window-before-launch`, `window-hidden`, `window-ambiguous` and
            `storyboard-missing`; a path without a root is `root-absent`, and what the launch presents
            is `launch-presentation`.

            ## What you do

            Make the root in the launch, and let what comes later work inside of it:

            ```swift
            // before
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
            flags.load { [weak self] flags in
                self?.window?.rootViewController = HomeViewController(flags: flags)
            }
            ```

            ```swift
            // after
            let home = HomeViewController()
            flags.load { home.show($0) }

            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = home
            window?.makeKeyAndVisible()
            ```

            """,
        check: FindingCheck(
            .device,
            "Start the app in every state that its first screen depends on: the first start, signed in, signed out, by a link.",
            right: "the first screen of that state.",
            wrong: "another one, an empty one, or one that flashes up before the right one.")
    )
}
