extension FindingPage {
    /// The page of `plist-runtime-read`.
    static let plistRuntimeRead = FindingPage(
        id: .plistRuntimeRead,
        title: "code reads an Info.plist key that the plan removes",
        markdown: """
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

            ## How to check it on a device

            1. Search the app, its frameworks and its packages for the key; each place is a way to check.
            2. Go that way in a debug build: code that unwraps what it read ends the app there.
            3. Where the code falls back on another name, see that the same screen comes.

            """
    )
}
