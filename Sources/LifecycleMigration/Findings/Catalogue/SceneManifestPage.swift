extension FindingPage {
    /// The page of `scene-manifest`.
    static let sceneManifest = FindingPage(
        id: .sceneManifest,
        title: "the app gets a scene manifest",
        text: """
            # scene-manifest

            The Info.plist of the app has no `UIApplicationSceneManifest`.

            ## Why it matters

            SwiftUI adopts scenes by its own delegate, and apps without the key are accepted (reported:
            WordPress-iOS pull requests 25643 and 25930, which adopt by a callback alone). One report
            says that the manifest alone decides (slint issue 13433). And libraries ask for the key to
            tell how an app starts: Firebase Performance drops the trace of the app's start without it
            (`FPRAppActivityTracker.m`, 12.12), Datadog, Facebook, Batch, Mapbox and AppMetrica take
            another path. Apple's template for SwiftUI and Capacitor's have it.

            ## What the plan does

            `automatic`: each Info.plist of the app gets

            ```xml
            <key>UIApplicationSceneManifest</key>
            <dict>
            \t<key>UIApplicationSupportsMultipleScenes</key>
            \t<false/>
            </dict>
            ```

            which says what holds without the key, too: one window. An app whose Info.plist Xcode
            generates as a whole is left alone: the build setting
            `INFOPLIST_KEY_UIApplicationSceneManifest_Generation` is believed to allow several windows.

            ## What you do

            Nothing. For an app with a generated Info.plist that uses such a library, add an Info.plist
            with the key above, and name it in `INFOPLIST_FILE`.

            """,
        check: FindingCheck(
            .device,
            "Open the app, on an iPad its menu in the multitasking view, too; where Firebase Performance is linked, look for `_app_start` in its console.",
            right: "one window, nothing that offers a second one, and the trace.",
            wrong: "a black screen, a menu that offers a new window, or no trace since the update.")
    )
}
