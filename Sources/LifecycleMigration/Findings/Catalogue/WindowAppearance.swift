extension FindingPage {
    /// The page of `window-appearance`.
    static let windowAppearance = FindingPage(
        id: .windowAppearance,
        title: "the window itself is styled",
        markdown: """
            # window-appearance

            The window itself is styled.

            """
    )
}
