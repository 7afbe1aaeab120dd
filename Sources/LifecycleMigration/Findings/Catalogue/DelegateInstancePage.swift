extension FindingPage {
    /// The page of `delegate-instance`.
    static let delegateInstance = FindingPage(
        id: .delegateInstance,
        title: "an app delegate is made by hand",
        text: """
            # delegate-instance

            Code makes an app delegate itself, `AppDelegate()`: in a test, a preview, a dependency
            container or a static property.

            ## Why it matters

            The adaptor makes the delegate that gets the callbacks. One made by hand is another
            object: its stored properties are not those of the running app. If the delegate sets a
            `shared` property in `init`, the instance that is made last wins. A second instance
            that starts the same services twice was seen in public migrations (one of them:
            stadiamaps/ferrostar issue 546).

            ## What the plan does

            Reported, by hand. Where the plan adds `AppDelegate.shared` to such an app, the first
            delegate keeps the place: `AppDelegate.shared = AppDelegate.shared ?? self`.

            ## What you do

            Use the one instance, or take out what is needed:

            ```swift
            // before
            final class Container {
                let delegate = AppDelegate()

                var database: Database { delegate.database }
            }
            ```

            ```swift
            // after
            final class Container {
                let database = Database()
            }

            class AppDelegate: UIResponder, UIApplicationDelegate {
                let container = Container()
            }
            ```

            A test that needs a delegate may go on making one, as long as its `init` has no effect
            outside of the object.

            """,
        check: FindingCheck(
            .device,
            "Set a breakpoint in the delegate's `init`, start the app, and do what leads to the place.",
            right: "it is hit once.",
            wrong:
                "it is hit again: services start twice, and what the second object holds is not what the app shows."
        )
    )
}
