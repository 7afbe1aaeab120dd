extension FindingPage {
    /// The page of `root-window-owner`.
    static let rootWindowOwner = FindingPage(
        id: .rootWindowOwner,
        title: "the window is handed to other code",
        markdown: """
            # root-window-owner

            The window is handed to other code.

            """
    )
}
