extension FindingPage {
    /// The page of `callback-open-url`.
    static let callbackOpenURL = FindingPage(
        id: .callbackOpenURL,
        title: "the delegate opens URLs or files",
        markdown: """
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

            At best the handling moves to `.onOpenURL`. In this version: reported, by hand.

            ## What you do

            Move the whole chain of handlers into one `.onOpenURL`; it gets URLs, universal links
            and files, warm and cold (documented: Apple's page of `onOpenURL(perform:)`):

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
                        appDelegate.open(url)
                    }
            }

            // in the app delegate
            func open(_ url: URL) {
                if SignIn.handle(url) { return }
                _ = router.open(url)
            }
            ```

            The source application and the other `options` do not arrive here. Where they matter,
            use a scene delegate and `UIOpenURLContext`. With both, one link may arrive twice
            (sources disagree), so handling a link twice must do no harm.

            """
    )
}
