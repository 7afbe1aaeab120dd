extension FindingPage {
    /// The page of `delegate-instance`.
    static let delegateInstance = FindingPage(
        id: .delegateInstance,
        title: "an app delegate is made by hand",
        markdown: """
            # delegate-instance

            An app delegate is made by hand.

            """
    )
}
