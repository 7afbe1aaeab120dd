extension FindingPage {
    /// The page of `verify-failed`.
    static let verifyFailed = FindingPage(
        id: .verifyFailed,
        title: "the command of `--verify-with` names an error in a file of the plan",
        text: """
            # verify-failed

            The command that `--verify-with` names did not succeed after the apply, and it printed
            an error at a line of a file that the plan changes or creates.

            ## Why it matters

            A migrated app that does not build is not migrated. It may be a mistake of this tool,
            or a project that did not build before.

            ## What the plan does

            Everything was put back, byte for byte, and `apply` ends with status 2. Each error at a
            line of the plan is listed with its app. Its place is the line that stands there now; where the
            plan writes that line, it is the line in front of which it would stand. What the
            command printed went to standard error in full.

            Lines are read as compilers write them:

            ```
            Notes/AppDelegate.swift:12:9: error: cannot find 'window' in scope
            ```

            ## What you do

            Run the command without the migration. Where it fails as well, repair that first. Where
            it does not, look at the place with `sceneshift plan --diff`, and report the error with
            the lines around it. To go on by hand, apply without `--verify-with`:

            ```
            sceneshift apply
            xcodebuild -scheme Notes build
            sceneshift undo
            ```

            """,
        check: FindingCheck(
            .xcode,
            "Build the target before the migration, and again after an apply without `--verify-with`.",
            right: "both builds succeed.",
            wrong: "only the second one fails, at the line that is named.")
    )
}
