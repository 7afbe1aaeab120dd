extension FindingPage {
    /// The page of `plist-runtime-read`.
    static let plistRuntimeRead = FindingPage(
        id: .plistRuntimeRead,
        title: "code reads an Info.plist key that the plan removes",
        text: """
            # plist-runtime-read

            Code reads a key of Info.plist that the plan removes, such as `UIMainStoryboardFile`,
            through `Bundle.main.infoDictionary`, `object(forInfoDictionaryKey:)` or a settings
            file of a library that names the storyboard. Frameworks and packages that the app links are
            read as well.

            ## Why it matters

            The key is how UIKit finds the main storyboard, and it goes so that the storyboard is
            not loaded beside SwiftUI's window. Code that reads it to load the storyboard itself
            gets `nil`; with a force unwrap it ends the app.

            ## What the plan does

            Reported, by hand. The storyboard file stays. Code that reads `UIApplicationSceneManifest` is
            reported too, for a look, where the plan writes that key (`scene-manifest`).

            ## What you do

            Name the storyboard in the code:

            ```swift
            // before
            let name = Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile") as! String
            let storyboard = UIStoryboard(name: name, bundle: nil)
            ```

            ```swift
            // after
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            ```

            Or keep the name under a key of your own.

            """,
        check: FindingCheck(
            .device,
            "Do in a debug build of the app what leads to the place.",
            right: "the same screen as ever.",
            wrong: "the app ends where it unwraps the value, or takes another storyboard instead.")
    )
}
