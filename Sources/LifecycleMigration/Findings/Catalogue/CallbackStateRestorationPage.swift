extension FindingPage {
    /// The page of `callback-state-restoration`.
    static let callbackStateRestoration = FindingPage(
        id: .callbackStateRestoration,
        title: "the app delegate saves or restores state",
        text: """
            # callback-state-restoration

            The app delegate takes part in UIKit's state restoration:
            `application(_:shouldSaveSecureApplicationState:)`,
            `application(_:shouldRestoreSecureApplicationState:)`,
            `application(_:viewControllerWithRestorationIdentifierPath:coder:)` or the coder
            methods.

            ## Why it matters

            This restoration is for apps without scenes; an app with scenes saves a user activity
            for each scene (documented: Apple's pages about state restoration). SwiftUI saves
            `@SceneStorage` values and nothing of UIKit's. One report saw the old methods still
            called in an app with scenes; do not count on it. After the migration the app starts
            on its first screen, with the fields empty.

            ## What the plan does

            Reported, by hand. The methods stay.

            ## What you do

            Save what is worth it in `@SceneStorage`, and hand it to the root:

            ```swift
            // before
            func application(
                _ application: UIApplication,
                shouldSaveSecureApplicationState coder: NSCoder
            ) -> Bool {
                coder.encode(selectedTab, forKey: "tab")
                return true
            }
            ```

            ```swift
            // after
            struct ContentView: View {
                @SceneStorage("tab") private var tab = 0

                var body: some View {
                    RootView(tab: $tab)
                        .ignoresSafeArea()
                }
            }
            ```

            `RootView` sets the tab bar controller's index when it is made, and writes the binding
            when the user changes the tab. What is not per window belongs in `UserDefaults` or in
            the app's own store.

            """,
        check: FindingCheck(
            .device,
            "Go to a screen deep in the app, fill in a field, leave the app, press Stop in Xcode, and start it again.",
            right: "that screen comes back, with the field as it was.",
            wrong: "the first screen comes, and the field is empty.")
    )
}
