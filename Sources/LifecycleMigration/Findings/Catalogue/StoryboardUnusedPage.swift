extension FindingPage {
    /// The page of `storyboard-unused`.
    static let storyboardUnused = FindingPage(
        id: .storyboardUnused,
        title: "nothing refers to a storyboard any more",
        text: """
            # storyboard-unused

            The app has a storyboard that no key of its Info.plist, no build setting, no other storyboard and
            no code names once the plan is carried out.

            ## Why it matters

            A project often keeps the `Main.storyboard` of Xcode's template although code makes the first
            screen. Apple says to remove storyboards with the keys when they are no longer needed
            (documented: “Migrating to the SwiftUI life cycle”). The main
            storyboard of a Mac app may hold nothing but the menu bar, which SwiftUI makes; so does its `MainMenu.xib`,
            which no life cycle but AppKit's loads.

            ## What the plan does

            `review`: the storyboard stays, and is named. With `--delete-unused-storyboards`, `automatic`:
            it goes, with its translations (`Base.lproj`, `fr.lproj`, …) and its references in the project.

            It is taken for unused only where every storyboard that code loads is written out, as in
            `UIStoryboard(name: "Main", bundle: nil)`. Where a name may be made up (a variable, an enum, an
            extension of `UIStoryboard`, Objective-C, generated code such as `R.storyboard`), where a text or
            a type has the storyboard's name, and where another target copies it, nothing is said of it and
            it stays. A Mac app's main nib is named where no text of the code has its name; it stays in any case. The first screen's storyboard, which the App loads itself, and launch screens are used.

            ## What you do

            Look whether a library that you give a name to loads storyboards, and give the option:

            ```
            # before
            sceneshift apply
            ```

            ```
            # after
            sceneshift apply --delete-unused-storyboards
            ```

            """,
        check: FindingCheck(
            .xcode,
            "Search the project for the storyboard's name, in quotes and without, and open each screen of the app.",
            right: "the name is found nowhere, and each screen opens.",
            wrong:
                "a screen ends the app with `Could not find a storyboard named`; put the storyboard back."
        )
    )
}
