extension FindingPage {
    /// The page of `entry-ambiguous`.
    static let entryAmbiguous = FindingPage(
        id: .entryAmbiguous,
        title: "the target has no single entry point",
        markdown: """
            # entry-ambiguous

            The target has no single entry point.

            """
    )
}
