extension FindingPage {
    /// The page of `launch-application-state`.
    static let launchApplicationState = FindingPage(
        id: .launchApplicationState,
        title: "the launch asks for the state of the application",
        text: """
            # launch-application-state

            Code that runs while the app launches asks for `UIApplication.applicationState`: in a launch
            method, or in a function that this calls.

            ## Why it matters

            Without scenes an app is `.inactive` while it launches for the user, and `.background` where
            the system launches it to do some work. With scenes it is `.background` in both cases, until
            a scene comes to the foreground (documented: Apple's page of `applicationState`; measured by
            others in firebase/firebase-ios-sdk, issues 15802 and 15912, and bugsnag/bugsnag-cocoa, pull
            request 1307). So a launch that the user sees takes the branch for the background.

            ## What the plan does

            It names each place. Nothing is changed: what the code wants to know can't be known at that
            time any more. Code in closures is not looked at, since it may run later. Nor is what asks
            for `.active` alone, which it was not before either, or what is made with the app delegate,
            when the state is `.background` in either case.

            Where it depends on the state whether the launch makes the root view controller, or which one, the app is refused: the
            first screen would be missing, or another one. That is looked for in the conditions around what makes it and around the calls
            that lead there, in what leaves those methods before, and in the methods and locals that these ask.

            The orientation and the frame of the status bar are told at their places as well, where the launch asks the application for
            them: they are a scene's, and none is connected yet.

            ## What you do

            Where the branch is for launches that the user sees, move it to where the app becomes active:

            ```swift
            // before
            if application.applicationState != .background {
                Analytics.trackOpen()
            }
            ```

            ```swift
            // after
            private var isOpened = false

            func applicationDidBecomeActive(_ application: UIApplication) {
                if !isOpened {
                    isOpened = true
                    Analytics.trackOpen()
                }
            }
            ```

            Plan again after that: `applicationDidBecomeActive(_:)` is kept alive by the plan. Where the
            branch is for launches in the background, do its work in the callback that the system
            launches the app for, such as `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.

            """,
        check: FindingCheck(
            .device,
            "Set a breakpoint at the place, and start the app by its icon, with Xcode waiting for it (Wait for the executable to be launched).",
            right: "the state is `.inactive`, and the code takes the way for a start by the user.",
            wrong: "the state is `.background`, and what only a user's start does is left out.")
    )
}
