extension FindingPage {
    /// The page of `callback-user-activity`.
    static let callbackUserActivity = FindingPage(
        id: .callbackUserActivity,
        title: "the delegate continues user activities",
        markdown: """
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
            arrive only as the activity (element-hq/element-x-ios, `Application.swift`). When the
            activity starts the app, a scene delegate finds it in the connection options only.

            ## What the plan does

            Of an app without scenes, the delegate's method and its body stay. It is called

            - by `.onContinueUserActivity(NSUserActivityTypeBrowsingWeb)`, and by `.onOpenURL` for the
              URL of a web page, with an activity made from it: a universal link comes one way or the
              other;
            - by one `.onContinueUserActivity` for each of the `NSUserActivityTypes` of Info.plist, and
              for Spotlight's type where the app names it;
            - by a new scene delegate, for all types but links, where Info.plist names none and the
              method asks for the type, or where a type depends on a build setting that is not known.

            What the method hands to its `restorationHandler` restores the activity, as UIKit saw to.

            `willContinue…`, `didFail…` and `didUpdate…` have no modifier. A new scene delegate calls
            them; SwiftUI passes these on (inferred from OpenSwiftUI, an open re-implementation).

            A scene delegate that the app has already keeps its `scene(_:continue:)`. SwiftUI passes
            universal links on to it only in apps built with a recent SDK, about iOS 26.1 (reported in
            public code); the report says so where there is one.

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
                    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { resume($0) }
                    .onContinueUserActivity("com.example.item") { resume($0) }
            }

            private func openURL(_ url: URL) {
                guard url.scheme == "https" || url.scheme == "http" else { return }
                let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                activity.webpageURL = url
                resume(activity)
            }

            private func resume(_ activity: NSUserActivity) {
                _ = appDelegate.application(.shared, continue: activity) { _ in }
            }
            ```

            No report was found of a link that arrives both ways. A handler that does no harm when it
            is called twice is safe in any case.

            """
    )
}
