extension FindingPage {
    /// The page of `root-container-preferences`.
    static let rootContainerPreferences = FindingPage(
        id: .rootContainerPreferences,
        title: "the root controller decides status bar, home indicator or orientation",
        markdown: """
            # root-container-preferences

            The root controller decides status bar, home indicator or orientation.

            """
    )
}
