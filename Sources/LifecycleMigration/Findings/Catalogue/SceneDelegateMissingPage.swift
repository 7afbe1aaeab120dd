extension FindingPage {
    /// The page of `scene-delegate-missing`.
    static let sceneDelegateMissing = FindingPage(
        id: .sceneDelegateMissing,
        title: "the scene delegate of Info.plist is not in the target",
        text: """
            # scene-delegate-missing

            Info.plist names a scene delegate that is not in the target, and no storyboard for the scene.

            ## Why it matters

            Nobody makes the window of such a scene, or code that is not seen does: a class of a framework, or a source that is
            made during the build. Its first screen is not known.

            ## What the plan does

            Refuses the app, and names the application delegate. Nothing is touched. Where a storyboard of the scene shows the
            first screen, the name does no harm and is only noted; see [scene-configuration](scene-configuration.md).

            ## What you do

            Add the source to the target, or correct the name:

            ```xml
            <!-- before -->
            <key>UISceneDelegateClassName</key>
            <string>$(PRODUCT_MODULE_NAME).SceneDelagate</string>
            ```

            ```xml
            <!-- after -->
            <key>UISceneDelegateClassName</key>
            <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            ```

            """,
        check: FindingCheck(
            .device,
            "Start the app as it is now, and read the log.",
            right: "the first screen, and no line about a scene delegate class.",
            wrong: "a black screen, and a line that the class could not be loaded.")
    )
}
