extension FindingPage {
    /// The page of `storyboard-missing`.
    static let storyboardMissing = FindingPage(
        id: .storyboardMissing,
        title: "the storyboard of the first screen can't be read",
        text: """
            # storyboard-missing

            The storyboard that shows the first screen is not in the target, or its file can't be read: a pointer of Git LFS, or
            a conflict that is not resolved.

            ## Why it matters

            Once SwiftUI makes the window, code loads that storyboard by its name: `UIStoryboard(name:bundle:)` ends the app
            where there is none. Whether it has an initial view controller stands in the file.

            ## What the plan does

            Refuses the app, and names the application delegate, or the place in the file. Nothing is touched.

            ## What you do

            Add the storyboard to the target's resources, or correct its name in Info.plist:

            ```xml
            <!-- before -->
            <key>UIMainStoryboardFile</key>
            <string>main</string>
            ```

            ```xml
            <!-- after -->
            <key>UIMainStoryboardFile</key>
            <string>Main</string>
            ```

            `git lfs pull` brings a file of which only the pointer is there. Disks of devices tell capitals apart, those of Macs
            mostly don't.

            """,
        check: FindingCheck(
            .xcode,
            "Select the storyboard, and look at Target Membership in the file inspector.",
            right: "the app's target is ticked, and the storyboard opens.",
            wrong: "the target is not ticked, the name is red, or the file does not open.")
    )
}
