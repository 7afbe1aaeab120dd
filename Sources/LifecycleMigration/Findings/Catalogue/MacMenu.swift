extension FindingPage {
    /// The page of `mac-menu`.
    static let macMenu = FindingPage(
        id: .macMenu,
        title: "the menu bar comes from a nib or storyboard",
        markdown: """
            # mac-menu

            The menu bar comes from a nib or storyboard.

            """
    )
}
