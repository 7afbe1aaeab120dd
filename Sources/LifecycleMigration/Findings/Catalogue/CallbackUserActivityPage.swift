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

            At best the handling moves to the modifiers. In this version: reported, by hand.

            ## What you do

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
                    .onOpenURL { url in
                        _ = appDelegate.router.open(url)
                    }
                    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                        guard let url = activity.webpageURL else { return }
                        _ = appDelegate.router.open(url)
                    }
            }
            ```

            A link may arrive both ways, so handling it twice must do no harm. Add one
            `.onContinueUserActivity` for each further activity type. `willContinue…`, `didFail…`
            and `didUpdate…` have no modifier; they reach a scene delegate (see
            `scene-configuration`; inferred from OpenSwiftUI, an open re-implementation).

            """
    )
}
