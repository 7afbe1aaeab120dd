extension FindingPage {
    /// The page of `scene-state-restoration`.
    static let sceneStateRestoration = FindingPage(
        id: .sceneStateRestoration,
        title: "the scene delegate provides a restoration activity",
        text: """
            # scene-state-restoration

            The scene delegate implements `stateRestorationActivity(for:)`, or restores from
            `session.stateRestorationActivity` when the scene connects.

            ## Why it matters

            SwiftUI answers the question itself, from `@SceneStorage`, and does not ask your scene
            delegate (inferred from OpenSwiftUI, an open re-implementation; no report was found).
            The app no longer comes back where the user left it.

            ## What the plan does

            Reported, by hand.

            ## What you do

            Keep what is to be restored in `@SceneStorage`, and hand it to the root:

            ```swift
            // before
            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                let activity = NSUserActivity(activityType: "com.example.notes.reading")
                activity.userInfo = ["note": openNote]
                return activity
            }
            ```

            ```swift
            // after
            struct ContentView: View {
                @SceneStorage("note") private var openNote = ""

                var body: some View {
                    RootView(openNote: $openNote)
                        .ignoresSafeArea()
                }
            }
            ```

            `RootView` opens the note when it makes its view controller, and writes the binding
            when the user opens another one. `@SceneStorage` takes strings, numbers, URLs and
            data.

            """,
        check: FindingCheck(
            .device,
            "Go to a screen deep in the app, leave the app, press Stop in Xcode, and start it again.",
            right: "that screen comes back.",
            wrong:
                "the first screen comes; a breakpoint in `stateRestorationActivity(for:)` was not hit."
        )
    )
}
