extension FindingPage {
    /// The page of `scene-state-restoration`.
    static let sceneStateRestoration = FindingPage(
        id: .sceneStateRestoration,
        title: "the scene delegate provides a restoration activity",
        markdown: """
            # scene-state-restoration

            The scene delegate provides a restoration activity.

            """
    )
}
