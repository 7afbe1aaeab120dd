extension FindingPage {
    /// The page of `sdk-link-tracking`.
    static let sdkLinkTracking = FindingPage(
        id: .sdkLinkTracking,
        title: "a library no longer learns of the links that open the app",
        text: """
            # sdk-link-tracking

            The app uses a library that learns of links without being told: from the launch options, or
            from UIKit's calls of the application's delegate. In an app with scenes both are empty.

            ## Why it matters

            The app goes on opening its links, since the plan has your own methods called. The library
            sees none of them: campaigns are no longer counted, and deferred links lead nowhere. Firebase
            says so of Analytics (documented: no delegation is needed “if neither SwiftUI nor UIScene
            lifecycle is adopted”), Branch has a class of its own for scenes (its code), and AppMetrica does
            not track automatically there (documented).

            `sdks.md` lists the libraries that are known, each with its source.

            ## What the plan does

            It reports the place: the method that opens links, or the call that sets the library up.
            Nothing is reported in an app without URL schemes and without such a method, in an app that
            hands its links over already, and in one that used UIKit's scenes before, where the tracking had
            ended then.

            Where little is lost, or it is not certain, the finding is one to review.

            ## What you do

            Hand the link over, in the method that the plan has called:

            ```swift
            // before
            func application(
                _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
            ) -> Bool {
                router.open(url)
            }
            ```

            ```swift
            // after
            func application(
                _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
            ) -> Bool {
                Analytics.handleOpen(url)
                return router.open(url)
            }
            ```

            """,
        check: FindingCheck(
            .device,
            "Switch the library's debug log on, such as `-FIRAnalyticsDebugEnabled` for Firebase, and open a link from Notes\(FindingCheck.bothStarts).",
            right: "the log names the link, once each time.",
            wrong:
                "the log has no line for it, and the console counts the visit as one without a source."
        )
    )
}
