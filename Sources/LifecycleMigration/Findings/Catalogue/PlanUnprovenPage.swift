extension FindingPage {
    /// The page of `plan-unproven`.
    static let planUnproven = FindingPage(
        id: .planUnproven,
        title: "the plan could not be shown to keep what the app does",
        text: """
            # plan-unproven

            The plan was made, and what the edited app does until its first screen was held against what it did. Something would
            be lost, come on top, or be called twice; or an edited source would not parse; or the launch does more than is
            compared.

            ## Why it matters

            The comparison is made with other code than the plan, so that a mistake of the one is seen by the other. A plan that
            does not pass it is a mistake of sceneshift's, or a launch that it does not follow.

            ## What the plan does

            Refuses the app, and names what would be lost, added or called twice, and its place where it has one. Nothing is
            touched.

            ## What you do

            Please report the source: it is the best help there is. Until that is mended, a simpler launch often passes:

            ```swift
            // before
            [configure, show, track].forEach { $0() }
            ```

            ```swift
            // after
            configure()
            show()
            track()
            ```

            """,
        check: FindingCheck(
            .xcode,
            "Plan again after the change, with `--verbose`, and read what becomes of each statement.",
            right: "every statement of the launch is listed, and none is lost.",
            wrong: "the same finding at the same place.")
    )
}
