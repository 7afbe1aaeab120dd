extension FindingPage {
    /// The page of `launch-order`.
    static let launchOrder = FindingPage(
        id: .launchOrder,
        title: "the first view is loaded behind code of the launch that it came before",
        text: """
            # launch-order

            The launch does something behind `makeKeyAndVisible()` that the first view controller has to
            do with when its view is loaded or about to appear: it posts a notification that
            `viewDidLoad()` observes, sets a default that it reads, or changes a variable that it uses. A
            SwiftUI view does so in its `body`, in `onAppear` and `task`, and in those of the views inside of
            it. Or the launch sets another root behind `makeKeyAndVisible()`, or the appearance of views
            (`UINavigationBar.appearance()`): UIKit gives that to views that come into a window later, and the first
            screen was in one already (Apple's page of `UIAppearance`).

            ## Why it matters

            UIKit loads the view of the root view controller when its window is shown, in the middle of
            the launch. SwiftUI makes the window when the launch has ended (OpenSwiftUI, the order of
            `UIKitAppDelegate.swift`). So what stood behind runs in front: the notification has no
            observer yet, and the view sees the new value. A root that is replaced in the same launch was
            loaded, and appeared for a moment; it does neither any more.

            ## What the plan does

            It names each place, and changes nothing: the root view controller is made where it was, its
            view is not loaded there. A method counts as changing what a variable holds, unless it is known
            to leave that alone. What SwiftUI watches, such as a `@Published` property, may change: the view
            is evaluated again. Code in closures that may run later is not looked at, and two spellings of
            one key are taken for two keys.

            ## What you do

            Load the view where the window was shown, if nothing else is needed for that:

            ```swift
            // before
            window?.rootViewController = MainViewController()
            window?.makeKeyAndVisible()
            NotificationCenter.default.post(name: .ready, object: nil)
            ```

            ```swift
            // after
            rootViewController = MainViewController()
            rootViewController?.loadViewIfNeeded()
            NotificationCenter.default.post(name: .ready, object: nil)
            ```

            That loads the view of this view controller alone. A navigation or tab bar controller loads
            those inside of it when it appears: observe in their initializers, or do the rest of the
            launch when the first of them has appeared. Where the launch sets two roots, set the last one
            only, if nothing needs what the first one does.

            """,
        check: FindingCheck(
            .device,
            "Delete the app, set breakpoints at the statement that is named and in `viewDidLoad` or `body` of the first view, and start it.",
            right: "the first view comes first, and the screen shows what the statement changes.",
            wrong:
                "the statement comes first: the view has missed it, or shows the later value from the beginning."
        )
    )
}
