extension FindingPage {
    /// The page of `delegate-superclass`.
    static let delegateSuperclass = FindingPage(
        id: .delegateSuperclass,
        title: "the application delegate inherits its launch from another class of the app",
        text: """
            # delegate-superclass

            The application delegate's superclass is a class of the app's own, which may make the window and answer callbacks.

            ## Why it matters

            One target's delegate is often another's, too: a base class holds what they share. What the plan takes out of the
            one, the others would lose, and overrides decide at run time which of the methods is called.

            ## What the plan does

            Refuses the app, and names the superclass where the delegate names it. Nothing is touched.

            ## What you do

            Let the delegate hold what it inherited:

            ```swift
            // before
            class BaseAppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func start() {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = HomeViewController()
                    window?.makeKeyAndVisible()
                }
            }
            ```

            ```swift
            // after
            enum FirstScreen {
                static func make() -> UIViewController {
                    HomeViewController()
                }
            }
            ```

            Each delegate makes its window in its own launch method, and asks `FirstScreen` for the root.

            """,
        check: FindingCheck(
            .device,
            "Start every app that shared the class.",
            right: "each has its own first screen, and gets its links and notifications.",
            wrong: "one of them starts empty, or does twice what both classes did.")
    )
}
