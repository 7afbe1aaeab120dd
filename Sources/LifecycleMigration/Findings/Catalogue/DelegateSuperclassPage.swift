extension FindingPage {
    /// The page of `delegate-superclass`.
    static let delegateSuperclass = FindingPage(
        id: .delegateSuperclass,
        title: "the application delegate inherits its launch from a class that is not its alone",
        text: """
            # delegate-superclass

            The application delegate's superclass is a class of the app's own that can't be taken for a part of the delegate.

            ## Why it matters

            One target's delegate is often another's, too: a base class holds what they share. What the plan takes out of the
            one, the others would lose, and overrides decide at run time which of the methods is called.

            ## What the plan does

            Where the delegate is the only class of the target that inherits from the superclass, and nothing else is ever of that
            class, the two are read as one class in two parts, and there is no finding. The window goes where it is made, the property for
            the root stands where the root is set, calls of `super` stay, and what either of them answers is in the list of callbacks. A
            superclass that several apps compile changes only where all of them move and want the same change.

            Otherwise refuses the app, at the place that keeps the two apart: another class that inherits from the superclass, code
            that makes it or names it as a value, a superclass of its own, an overridden property, or an `init()` that is `required`.
            Nothing is touched.

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
