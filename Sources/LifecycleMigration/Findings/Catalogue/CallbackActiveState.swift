extension FindingPage {
    /// The page of `callback-active-state`.
    static let callbackActiveState = FindingPage(
        id: .callbackActiveState,
        title: "the app delegate handles becoming active or going to the background",
        markdown: """
            # callback-active-state

            The app delegate handles becoming active or going to the background.

            """
    )
}
