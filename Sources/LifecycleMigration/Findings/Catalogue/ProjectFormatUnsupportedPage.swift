extension FindingPage {
    /// The page of `project-format-unsupported`.
    static let projectFormatUnsupported = FindingPage(
        id: .projectFormatUnsupported,
        title: "the app is described in a way that is not read",
        text: """
            # project-format-unsupported

            The app is described for Bazel (`BUILD`, `BUILD.bazel`) by a function of the repository, or by a rule that is not one of
            rules_apple or rules_ios, and there is no Xcode project beside it.

            ## Why it matters

            The plan has to know which files belong to the app, and which settings it is built with. A function in a `.bzl` file is a
            program: to guess what comes of it could leave a source out.

            ## What the plan does

            Refuses the apps of that description, and names the line that shows it, and the function with its file and line. Nothing is
            touched. Apps that a `BUILD` file declares by `ios_application` and its like are read, and are not refused for this.

            ## What you do

            Call the rule in the `BUILD` file itself, or make the Xcode project, and plan that:

            ```sh
            # Bazel, where a BUILD file has a target of rules_xcodeproj
            bazel run //:xcodeproj

            # then
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
