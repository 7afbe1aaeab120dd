extension FindingPage {
    /// The page of `project-generated`.
    static let projectGenerated = FindingPage(
        id: .projectGenerated,
        title: "the project is generated, and has to be made anew",
        text: """
            # project-generated

            The app is described by a manifest (`project.yml`, `Project.swift`, or `BUILD` with a rule of rules_xcodeproj), and the
            Xcode project is made from it. The plan edits the manifest, where there is anything to edit, and never the project,
            whose changes would be gone the next time.

            ## Why it matters

            A project that lists its files one by one does not know the new file with the `App`. Built as it is, the app has no
            entry point, and does not link.

            ## What the plan does

            Changes sources, property lists and the manifest. A project that is in the repository is named (`manual`); where it is
            made on each machine, there is no more than a note.

            ## What you do

            ```sh
            # XcodeGen, in the folder of project.yml
            xcodegen generate

            # Tuist
            tuist generate --no-open

            # Bazel, where a BUILD file has a target of rules_xcodeproj
            bazel run //:xcodeproj
            ```

            Commit the project if it is in the repository.

            ```
            before: Notes.xcodeproj lists AppDelegate.swift
            after:  Notes.xcodeproj lists AppDelegate.swift and NotesApp.swift
            ```

            """,
        check: FindingCheck(
            .xcode, "Generate the project and build the app.",
            right: "the build succeeds.",
            wrong: "the linker says that `_main` is an undefined symbol.")
    )
}
