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
            app comes before everything else: it sets the language, or opens a
            store. An `App` does such things in its `init()`, which is another moment.

            ## What the plan does

            `App.main()` is an ordinary method. A note: the call of `UIApplicationMain` becomes `NotesApp.main()`, and everything in
            front of it and behind it stays; a `main.swift` that holds nothing but the call goes, and the `App` carries `@main`.
            Where the code chooses between the app's delegate and none, or another one, the `App` is started where its own is chosen,
            and what was started elsewhere still is (a warning: a delegate without scenes does not launch once the app is built with
            the iOS 27 SDK).

            Refused, with the line: which of two delegates is the app's can't be told, the call is no statement of its own
            (`exit(UIApplicationMain(…))`, a closure), it stands in another file, or gets arguments that are not the process's.

            ## What you do

            For a note, nothing. Where the app is refused, write the call as a statement of its own, with the class that it starts,
            or put `@main` on the delegate; then plan again:

            ```swift
            // main.swift, before
            UserDefaults.standard.set(["en"], forKey: "AppleLanguages")
            exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self)))
            ```

            ```swift
            // main.swift, after
            UserDefaults.standard.set(["en"], forKey: "AppleLanguages")
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
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
