extension FindingPage {
    /// The page of `delegate-declaration`.
    static let delegateDeclaration = FindingPage(
        id: .delegateDeclaration,
        title: "the application delegate is declared in a way that an App can't use",
        text: """
            # delegate-declaration

            The class with the entry attribute is `private` or `fileprivate`, or it does not conform to
            `UIApplicationDelegate`.

            ## Why it matters

            The `App` is in a file of its own and names the delegate in its adaptor. The adaptor takes a class that it can see,
            and that is an application delegate (documented: `UIApplicationDelegateAdaptor`).

            ## What the plan does

            Refuses the app, and names the declaration. Nothing is touched.

            ## What you do

            Declare it for the module, with the protocol:

            ```swift
            // before
            @main
            private final class AppDelegate: UIResponder {}
            ```

            ```swift
            // after
            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {}
            ```

            """,
        check: FindingCheck(
            .xcode,
            "Build the app, and run it with a breakpoint in the launch method.",
            right: "it stops there once.",
            wrong: "the build fails at the adaptor, or the launch method is not called.")
    )
}
