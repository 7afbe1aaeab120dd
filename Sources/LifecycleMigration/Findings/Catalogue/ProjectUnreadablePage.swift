extension FindingPage {
    /// The page of `project-unreadable`.
    static let projectUnreadable = FindingPage(
        id: .projectUnreadable,
        title: "a project file cannot be read",
        text: """
            # project-unreadable

            A project file cannot be read: a `project.pbxproj` or an Info.plist that is damaged,
            that has merge conflicts, or that is in a format of property lists that sceneshift does not
            know; an `.xcconfig` file that cannot be read, or a spec of XcodeGen that is no YAML, has a key twice
            or includes a file that is not there. Or its build settings multiply: they come to more text
            than those of any real project, because they, or their files, name each other.

            Or a `Project.swift` of Tuist does not say in literals, constants and plain helper functions which targets there are,
            what an app's `product`, `destinations`, `sources` or `resources` are, or it needs a plugin that is not in the
            repository. The finding stands at the expression and names the key; nothing of it is guessed.

            Or a `BUILD` file of Bazel is damaged, an app in it has a name that is computed, or the library that the app starts in
            can't be told: `deps` are computed, or several of the libraries have an entry point.

            ## Why it matters

            The plan has to know which files belong to the target and has to add one, and it edits
            the property list. Half a project read would be a plan for another app.

            ## What the plan does

            Refuses the apps of that project, and names the file, the place and the reason.
            Nothing is touched. A binary property list is read and is not edited: it counts as
            unreadable where the plan would have to change it.

            ## What you do

            For merge conflicts, resolve them. They look like this:

            ```
              <<<<<<< HEAD
                  3A1F0C2E1D00000000000001 /* HomeViewController.swift in Sources */,
              =======
                  3A1F0C2E1D00000000000002 /* LoginViewController.swift in Sources */,
              >>>>>>> feature/login
            ```

            Open the project in Xcode once and save it: Xcode writes a file in its own form.
            `plutil -lint` names the place of a mistake in a property list or a project file, and
            `plutil -convert xml1 Info.plist` turns a binary list into text.

            """,
        check: FindingCheck(
            .xcode,
            "Open the project, and run `plutil -lint` on the file that is named.",
            right: "the project opens with all of its targets, and `plutil` says OK.",
            wrong:
                "“The project is damaged and cannot be opened”, or the line of a conflict marker.")
    )
}
