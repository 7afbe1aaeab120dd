extension FindingPage {
    /// The page of `root-unresolved`.
    static let rootUnresolved = FindingPage(
        id: .rootUnresolved,
        title: "the root of the window cannot be traced",
        markdown: """
            # root-unresolved

            The window's first root view controller cannot be traced to one expression, to a
            hosting controller or to the initial view controller of a storyboard.

            ## Why it matters

            `WindowGroup` needs one content. An `if` or `switch` whose every branch sets the root is
            followed, and so is a method that only the launch calls. Where a branch leaves the launch
            early, the root comes out of a closure, or the statements around it cannot be separated
            from the rest of the launch, a moved expression could run at another time or not at all.
            A wrong first screen is worse than no migration.

            ## What the plan does

            Refuses the app, and names the first assignment of the root, or the place where it was
            expected. Nothing is touched.

            ## What you do

            Put the choice into a function that returns the view controller, and assign its result
            once:

            ```swift
            // before
            window = UIWindow(frame: UIScreen.main.bounds)
            guard UserDefaults.standard.bool(forKey: "seenTour") else {
                window?.rootViewController = TourViewController()
                window?.makeKeyAndVisible()
                return true
            }
            window?.rootViewController = HomeViewController()
            window?.makeKeyAndVisible()
            ```

            ```swift
            // after
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = makeRootViewController()
            window?.makeKeyAndVisible()

            private func makeRootViewController() -> UIViewController {
                if UserDefaults.standard.bool(forKey: "seenTour") {
                    return HomeViewController()
                }
                return TourViewController()
            }
            ```

            The second part stands beside the launch method, in the delegate.

            """
    )
}
