extension FindingPage {
    /// The page of `mac-last-window`.
    static let macLastWindow = FindingPage(
        id: .macLastWindow,
        title: "the delegate decides whether the last window quits the app",
        markdown: """
            # mac-last-window

            The delegate decides whether the last window quits the app.

            """
    )
}
