extension FindingPage {
    /// The page of `project-format-unsupported`.
    static let projectFormatUnsupported = FindingPage(
        id: .projectFormatUnsupported,
        title: "the app is described in a way that is not read",
        text: """
            # project-format-unsupported

            The app is described for Bazel (`BUILD`, `BUILD.bazel`), and there is no Xcode project beside it.

            ## Why it matters

            The plan has to know which files belong to the app, and which settings it is built with. These descriptions are
            programs, or have globs and templates of their own: to guess what comes of them could leave a source out.

            ## What the plan does

            Refuses the apps of that description, and names the line that shows it. Nothing is touched.

            ## What you do

            Make the Xcode project, and plan that:

            ```sh

            # Bazel, where a BUILD file has a target of rules_xcodeproj
            bazel run //:xcodeproj

            # each of them, then
            sceneshift plan Notes.xcodeproj
            sceneshift apply Notes.xcodeproj
            ```

            The generated project is made anew each time, so what the plan changes in it has to be carried over:

            ```python
            # BUILD, before
            swift_library(
                name = "NotesLibrary",
                srcs = ["AppDelegate.swift"],
            )
            ```

            ```python
            # BUILD, after: the file that the plan creates is listed here too
            swift_library(
                name = "NotesLibrary",
                srcs = ["AppDelegate.swift", "NotesApp.swift"],
            )
            ```

            New sources need nothing where the description takes globs; others list the new file with the `App`. The keys of the
            Info.plist are those of the file in `infoplists`. A raised deployment target goes into the description as well.

            """,
        check: FindingCheck(
            .xcode,
            "Generate the project again after the migration, and build it.",
            right: "the file with the `App` is in the target, and the app starts.",
            wrong: "the old keys are back in Info.plist, or the new file is not in the target.")
    )
}
