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

            At best the swap is kept: `main.swift` stays and calls `main()` of one `App` or the
            other. In this version such an app is refused. Nothing is touched.

            ## What you do

            Declare the `App` without `@main`, give the tests an empty one, and choose:

            ```swift
            // main.swift, before
            import UIKit

            let delegateClass: AnyClass = NSClassFromString("TestAppDelegate") ?? AppDelegate.self
            UIApplicationMain(
                CommandLine.argc,
                CommandLine.unsafeArgv,
                nil,
                NSStringFromClass(delegateClass)
            )
            ```

            ```swift
            // main.swift, after
            import SwiftUI

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

            Or make the choice the other way round: remove `main.swift`, put `@main` on the
            delegate, run sceneshift, and add the choice afterwards.

            """,
        check: FindingCheck(
            .xcode,
            "Run the unit tests with a breakpoint in the app's launch method, then run the app.",
            right: "the tests pass it by, and the app stops there.",
            wrong: "the tests stop there too: the whole app starts beneath them.")
    )
}
