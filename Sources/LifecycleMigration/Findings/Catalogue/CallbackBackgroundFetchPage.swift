extension FindingPage {
    /// The page of `callback-background-fetch`.
    static let callbackBackgroundFetch = FindingPage(
        id: .callbackBackgroundFetch,
        title: "the delegate performs background fetches",
        text: """
            # callback-background-fetch

            The app delegate implements `application(_:performFetchWithCompletionHandler:)`.

            ## Why it matters

            The method is deprecated since iOS 13 in favour of the Background Tasks framework
            (documented: the SDK headers), and it is switched off as soon as Info.plist names
            background tasks (documented: Apple, "Using background tasks to update your app").
            Whether the system still calls it under the SwiftUI life cycle was not observed by
            anyone whose report was found; do not count on it.

            ## What the plan does

            Reported, by hand: there is no counterpart that runs at the same times.

            ## What you do

            From iOS 16 on, the scene can do it:

            ```swift
            // before
            func application(
                _ application: UIApplication,
                performFetchWithCompletionHandler completionHandler:
                    @escaping (UIBackgroundFetchResult) -> Void
            ) {
                feed.refresh { completionHandler($0 ? .newData : .noData) }
            }
            ```

            ```swift
            // after
            WindowGroup {
                RootView()
                    .ignoresSafeArea()
            }
            .backgroundTask(.appRefresh("refresh")) {
                await Feed.shared.refresh()
            }
            ```

            Below iOS 16, register a `BGAppRefreshTask` in `didFinishLaunching`. Both need the
            identifier under `BGTaskSchedulerPermittedIdentifiers` in Info.plist, and a
            `BGAppRefreshTaskRequest` that is submitted when the app goes to the background.

            """,
        check: FindingCheck(
            .device,
            "Run the app from Xcode, and choose Debug, Simulate Background Fetch.",
            right: "the method runs, and the app shows what it loaded.",
            wrong: "nothing runs, and the app shows what it had when it was opened last.")
    )
}
