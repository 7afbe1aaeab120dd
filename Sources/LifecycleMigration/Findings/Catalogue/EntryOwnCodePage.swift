extension FindingPage {
    /// The page of `entry-own-code`.
    static let entryOwnCode = FindingPage(
        id: .entryOwnCode,
        title: "code of the app's own starts it",
        text: """
            # entry-own-code

            A `main.swift`, or a main type with a `main()` of its own, starts the app, and not to let tests run with another
            delegate (that is `entry-test-host`).

            ## Why it matters

            `@main` on an `App` and a `main.swift` in one module are a compile error. What that code does besides starting the
            app comes before everything else: it sets the language, names a class of its own for the application, or opens a
            store. An `App` does such things in its `init()`, which is another moment.

            ## What the plan does

            Refuses the app, and names the line that starts it. Nothing is touched.

            ## What you do

            Put `@main` on the delegate and move what else is there into it, then plan again:

            ```swift
            // main.swift, before
            import UIKit

            UserDefaults.standard.set(["en"], forKey: "AppleLanguages")
            UIApplicationMain(
                CommandLine.argc,
                CommandLine.unsafeArgv,
                nil,
                NSStringFromClass(AppDelegate.self)
            )
            ```

            ```swift
            // AppDelegate.swift, after; main.swift is gone
            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                override init() {
                    super.init()
                    UserDefaults.standard.set(["en"], forKey: "AppleLanguages")
                }
            }
            ```

            A class of the application's own, in the third argument, stays with the UIKit life cycle; see
            [entry-application-subclass](entry-application-subclass.md).

            """,
        check: FindingCheck(
            .xcode,
            "Run the app with a breakpoint at what that code did.",
            right: "the app stops there once, before the launch method.",
            wrong: "it is passed by, or comes after what needs it.")
    )
}
