extension FindingPage {
    /// The page of `window-access`.
    static let windowAccess = FindingPage(
        id: .windowAccess,
        title: "code asks the app delegate or the scene delegate for the window",
        markdown: """
            # window-access

            Code asks the app delegate or the scene delegate for the window.

            """
    )
}
