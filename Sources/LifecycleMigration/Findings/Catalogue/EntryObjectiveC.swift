extension FindingPage {
    /// The page of `entry-objective-c`.
    static let entryObjectiveC = FindingPage(
        id: .entryObjectiveC,
        title: "the launch is written in Objective-C",
        markdown: """
            # entry-objective-c

            The launch is written in Objective-C.

            """
    )
}
