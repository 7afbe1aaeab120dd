extension FindingPage {
    /// The page of `project-missing`.
    static let projectMissing = FindingPage(
        id: .projectMissing,
        title: "no project was found that builds the app",
        text: """
            # project-missing

            The folder holds sources and an Info.plist of an app, of which a part is to be filled in by a project
            (`$(PRODUCT_BUNDLE_IDENTIFIER)`, `$(PRODUCT_MODULE_NAME).SceneDelegate`), and there is none: no Xcode project, no package, no
            specification of one. It may be half of a checkout, or the project is made from a file elsewhere.
            Or a script beside the sources (a makefile, `build.sh`) names them one by one for the compiler.

            ## Why it matters

            A new source must be in the target, or the app has no entry point and does not link. And build
            settings are not known: Xcode can make keys of the Info.plist from them, such as
            `INFOPLIST_KEY_UIMainStoryboardFile`, which would go on to load the storyboard.

            ## What the plan does

            Everything that concerns the sources and the Info.plist. It edits no project, since there is
            none, and says so (`manual`): no plan of such an app is complete.

            ## What you do

            Best plan again where the project is. Or add the new file to the app's target, by hand in Xcode, or
            in the file that the project is made from, or in the script, where the name of a file that goes
            leaves it:

            ```
            before: AppDelegate.swift
            after:  AppDelegate.swift, NotesApp.swift
            ```

            Remove `INFOPLIST_KEY_UIMainStoryboardFile` from the target's build settings, where they have it.

            """,
        check: FindingCheck(
            .xcode, "Look up the new file's target membership in the file inspector, and build.",
            right: "the app's target is ticked, and the build succeeds.",
            wrong: "the linker says that `_main` is an undefined symbol.")
    )
}
