extension FindingPage {
    /// The page of `entry-test-host`.
    static let entryTestHost = FindingPage(
        id: .entryTestHost,
        title: "the entry point chooses another delegate under tests",
        markdown: """
            # entry-test-host

            The entry point chooses another delegate under tests.

            """
    )
}
