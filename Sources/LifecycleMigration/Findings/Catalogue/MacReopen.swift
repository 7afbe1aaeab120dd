extension FindingPage {
    /// The page of `mac-reopen`.
    static let macReopen = FindingPage(
        id: .macReopen,
        title: "the delegate decides what reopening does",
        markdown: """
            # mac-reopen

            The delegate decides what reopening does.

            """
    )
}
