extension FindingPage {
    /// The page of `entry-missing`.
    static let entryMissing = FindingPage(
        id: .entryMissing,
        title: "no source of the target starts the app",
        text: """
            # entry-missing

            No source of the target has an entry point: no `@main`, no `main.swift`, no `main.m`.

            ## Why it matters

            Where the app starts is where the migration begins. Either the target's sources are not below the path that was
            given, or they are made by a script, or the project names files that are not there.

            ## What the plan does

            Refuses the app, and names the line of the project that declares the target, or its property list. Nothing is touched.

            ## What you do

            Plan the folder that holds all of the target's sources:

            ```sh
            # before
            sceneshift plan App/Project
            ```

            ```sh
            # after
            sceneshift plan App
            ```

            Make sources that a script makes first: build the app once. A target that starts nothing can be left out with
            `--target`, which names the others.

            """,
        check: FindingCheck(
            .xcode,
            "Build the target alone.",
            right: "it builds, and its app starts.",
            wrong: "the linker names `_main` as missing, or Xcode shows sources in red.")
    )
}
