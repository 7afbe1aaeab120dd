extension FindingPage {
    /// The page of `delegate-cast`.
    static let delegateCast = FindingPage(
        id: .delegateCast,
        title: "the application's delegate is cast to the app's class",
        markdown: """
            # delegate-cast

            The application's delegate is cast to the app's class.

            """
    )
}
