extension FindingPage {
    /// The page of `callback-open-url`.
    static let callbackOpenURL = FindingPage(
        id: .callbackOpenURL,
        title: "the delegate opens URLs or files",
        text: """
            # callback-open-url

            A delegate opens URLs or files: `application(_:open:options:)` on the app delegate,
            `scene(_:openURLContexts:)` on the scene delegate, or an older spelling.

            ## Why it matters

            In an app with scenes UIKit does not call the app delegate's method (documented: the
            deprecation notes in the SDK headers; many reports). Links and files that are opened
            while the app runs, or that start it, are lost. Sign-in libraries that wait for a
            callback URL hang.

            A scene delegate's method is still called, if SwiftUI knows the scene delegate (see
            `scene-configuration`). When the link starts the app, UIKit does not call it: the URL
            is in the connection options of `scene(_:willConnectTo:options:)`.

            On the Mac `application(_:open:)` gets the URLs that no `.onOpenURL` takes (one
            report).

            ## What the plan does

            Of an app without scenes, the delegate's method and its body stay, and are called once for
            each URL, while the app runs and when the URL starts it:

            - by `.onOpenURL` on the content of the `WindowGroup`, which gets URLs and files, warm and
              cold (documented: Apple's page of `onOpenURL(perform:)`);
            - by a new scene delegate, where the method uses its `options`, or Info.plist names
              document types. `.onOpenURL` has no options, and of several URLs it gets the first
              (inferred from OpenSwiftUI); `UIOpenURLContext` has them all.

            The scene delegate hands the options over under the keys that the method knows, which iOS 26
            deprecates (documented: Apple's page of `UIApplication.OpenURLOptionsKey`). Where the app
            requires iOS 26, the compiler warns of them there, as it does of the method's own.

            A web page's URL that arrives at `.onOpenURL` is a universal link, and goes to
            `application(_:continue:restorationHandler:)` where the delegate has one (see
            `callback-user-activity`).

            An `.onOpenURL` that views of the app have already was never called in UIKit's life cycle,
            and is from now on. The report shows each, to be reviewed. A method inside of `#if` or with
            `@available` is left to be done by hand.

            ## What you do

            Review what the plan wrote, which looks like this:

            ```swift
            // before
            func application(
                _ app: UIApplication,
                open url: URL,
                options: [UIApplication.OpenURLOptionsKey: Any] = [:]
            ) -> Bool {
                if SignIn.handle(url) { return true }
                return router.open(url)
            }
            ```

            ```swift
            // after
            WindowGroup {
                RootView()
                    .ignoresSafeArea()
                    .onOpenURL { url in
                        _ = appDelegate.application(.shared, open: url, options: [:])
                    }
            }
            ```

            A scene delegate that implements `scene(_:openURLContexts:)` beside an `.onOpenURL` may get
            the same URL twice (sources disagree), so the plan never writes both for one URL.

            """,
        check: FindingCheck(
            .device,
            "Open a URL from Notes and a file from Files\(FindingCheck.bothStarts); then sign in by way of a browser.",
            right: "the screen of each comes, once, and the sign-in ends in the app.",
            wrong:
                "the app comes to the front and stays where it is, and the sign-in waits for ever.")
    )
}
