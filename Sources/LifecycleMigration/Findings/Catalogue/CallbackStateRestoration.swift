extension FindingPage {
    /// The page of `callback-state-restoration`.
    static let callbackStateRestoration = FindingPage(
        id: .callbackStateRestoration,
        title: "the app delegate saves or restores state",
        markdown: """
            # callback-state-restoration

            The app delegate saves or restores state.

            """
    )
}
