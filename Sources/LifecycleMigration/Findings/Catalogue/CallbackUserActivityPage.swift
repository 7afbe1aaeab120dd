extension FindingPage {
    /// The page of `callback-user-activity`.
    static let callbackUserActivity = FindingPage(
        id: .callbackUserActivity,
        title: "the delegate continues user activities",
        text: """
            # callback-user-activity

            A delegate continues user activities: universal links, Handoff, Spotlight results,
            Siri (`application(_:continue:restorationHandler:)` and its companions, or
            `scene(_:continue:)`).

            ## Why it matters

            In an app with scenes UIKit does not call the app delegate's methods (documented: the
            deprecation notes in the SDK headers; many reports).

            Under SwiftUI a universal link arrives at `.onOpenURL`, at
            `.onContinueUserActivity(NSUserActivityTypeBrowsingWeb)`, or at a scene delegate,
            depending on the version of the system and on how the link was opened. Apps in the
            field register both modifiers; Element X notes that links from the camera and from NFC
            arrive only as the activity (element-hq/element-x-ios, `Application.swift`). On iOS 18.4 one
            that starts the app arrives at neither (reported to Apple as FB17446617, and open).

            An activity that starts the app is in the connection options of the scene, where UIKit's own
            life cycle leaves it. SwiftUI's scene delegate takes the first one from there, and 0.1 s later
            continues it like any other: by the modifier, and by `scene(_:continue:)` of the app's scene
            delegate (inferred from OpenSwiftUI, an open re-implementation). A scene delegate that looks
            into the options itself has it twice.

            ## What the plan does

            Of an app without scenes, the delegate's method and its body stay. It is called

            - by `.onContinueUserActivity(NSUserActivityTypeBrowsingWeb)`, and by `.onOpenURL` for the
              URL of a web page, with an activity made from it: a universal link comes one way or the
              other, and where it comes both ways within a second the second one is dropped;
            - by one `.onContinueUserActivity` for each of the `NSUserActivityTypes` of Info.plist, and
              for Spotlight's type where the app names it;
            - by a new scene delegate, for all types but links, where the method does anything for an
              activity that is none of these: calls from the Phone app's list, intents of Siri and their
              like come without a declaration. A method that leaves the type alone, or hands the activity
              to code that is not known, counts as such a one; so does a type in Info.plist that depends on
              a build setting that is not known.
              What starts the app waits until the scene is active, and is continued once.

            The code for links is written where the entitlements name an associated domain (`applinks:`,
            or anything but `webcredentials:`), where some can't be read, and where there is no project to
            say which belong to the app. Otherwise no link ever came; the report says so. Where Info.plist
            names no activity type either, nothing calls the method, as before.

            A link comes as its URL alone: what a handler reads of it beside that, such as `referrerURL`, or
            `userInfo` where it does not ask for the type, is reported at its place.

            What the method hands to its `restorationHandler` restores the activity, as UIKit saw to.

            `willContinue…`, `didFail…` and `didUpdate…` have no modifier. A new scene delegate calls
            them; SwiftUI passes these on (inferred from OpenSwiftUI, an open re-implementation).

            A scene delegate that the app has already keeps its `scene(_:continue:)`, which looks whether
            it had the activity before, where the connection takes it from the options. SwiftUI passes
            universal links on to it only in apps built with a recent SDK, about iOS 26.1 (reported in
            public code); the report says so where there is one, and the entitlements may name a domain.

            ## What you do

            Review what the plan wrote, which looks like this:

            ```swift
            // before
            func application(
                _ application: UIApplication,
                continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
            ) -> Bool {
                guard let url = userActivity.webpageURL else { return false }
                return router.open(url)
            }
            ```

            ```swift
            // after
            WindowGroup {
                RootView()
                    .ignoresSafeArea()
                    .onOpenURL { openURL($0) }
                    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { follow($0) }
                    .onContinueUserActivity("com.example.item") { resume($0) }
            }

            private func openURL(_ url: URL) {
                guard url.scheme == "https" || url.scheme == "http" else { return }
                let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                activity.webpageURL = url
                follow(activity)
            }

            private func follow(_ link: NSUserActivity) {
                let previous = latestLink
                latestLink = (link.webpageURL, Date())
                if let previous, previous.url == link.webpageURL, previous.date.timeIntervalSinceNow > -1 {
                    return
                }
                resume(link)
            }

            private func resume(_ activity: NSUserActivity) {
                _ = appDelegate.application(.shared, continue: activity) { _ in }
            }
            ```

            A link that must not be lost on iOS 18.4 can be taken from `connectionOptions.userActivities`
            in a scene delegate's `scene(_:willConnectTo:options:)`; the modifiers may bring it, too.

            """,
        check: FindingCheck(
            .device,
            "Open a link of the app from Notes\(FindingCheck.bothStarts); continue an activity from another device.",
            right: "the screen of the link or the activity comes, once each time.",
            wrong: "the app comes up where it was, the browser opens, or the screen comes twice.")
    )
}
