extension FindingPage {
    /// The page of `entry-test-host`.
    static let entryTestHost = FindingPage(
        id: .entryTestHost,
        title: "the entry point chooses another delegate under tests",
        text: """
            # entry-test-host

            A `main.swift`, or a main type with a `main()` of its own, chooses between two
            delegates: the app's own, and another one when tests run. Code of the app's own that has
            nothing to do with tests is [entry-own-code](entry-own-code.md).

            ## Why it matters

            `@main` on an `App` and a `main.swift` in one module are a compile error, and an `App`
            without the choice would start the whole app under unit tests. Keeping the choice is
            possible: `App.main()` is an ordinary static method, and `main.swift` may call it.
            Public apps do so (CruGlobal/godtools-swift in `main.swift`; qualitycoding.org
            describes the form with a main type).

            ## What the plan does

            The choice is kept. The code starts the `App` where it chooses the app's own delegate, and calls
            `UIApplicationMain` as before where it chooses another:

            ```swift
            // main.swift, after
            import UIKit

            let delegateClass: AnyClass = NSClassFromString("TestAppDelegate") ?? AppDelegate.self

            if delegateClass == AppDelegate.self {
                NotesApp.main()
            } else {
                UIApplicationMain(
                    CommandLine.argc,
                    CommandLine.unsafeArgv,
                    nil,
                    NSStringFromClass(delegateClass)
                )
            }
            ```

            Of two classes the one whose name has nothing of tests is taken for the app's. Where that leaves none or several, the
            app is refused.

            ## What you do

            Look at the delegate of the tests. It goes on under UIKit's life cycle, and Info.plist names no storyboard for it any
            more: a test that needs a window must make it. Built with the iOS 27 SDK an app without scenes does not launch, so
            give that delegate scenes, or start an `App` that shows nothing in its place:

            ```swift
            // main.swift
            struct TestApp: App {
                var body: some Scene {
                    WindowGroup {}
                }
            }

            if NSClassFromString("XCTestCase") == nil {
                NotesApp.main()
            } else {
                TestApp.main()
            }
            ```

            """,
        check: FindingCheck(
            .xcode,
            "Run the unit tests with a breakpoint in the app's launch method, then run the app.",
            right: "the tests pass it by, and the app stops there.",
            wrong: "the tests stop there too: the whole app starts beneath them.")
    )
}
