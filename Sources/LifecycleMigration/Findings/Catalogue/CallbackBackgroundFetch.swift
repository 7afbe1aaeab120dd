extension FindingPage {
    /// The page of `callback-background-fetch`.
    static let callbackBackgroundFetch = FindingPage(
        id: .callbackBackgroundFetch,
        title: "the delegate performs background fetches",
        markdown: """
            # callback-background-fetch

            The delegate performs background fetches.

            """
    )
}
