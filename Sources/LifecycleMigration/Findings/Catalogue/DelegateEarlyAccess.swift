extension FindingPage {
    /// The page of `delegate-early-access`.
    static let delegateEarlyAccess = FindingPage(
        id: .delegateEarlyAccess,
        title: "a property of the delegate touches the application while the delegate is made",
        markdown: """
            # delegate-early-access

            A property of the delegate touches the application while the delegate is made.

            """
    )
}
