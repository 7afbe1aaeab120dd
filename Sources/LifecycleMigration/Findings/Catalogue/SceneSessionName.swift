extension FindingPage {
    /// The page of `scene-session-name`.
    static let sceneSessionName = FindingPage(
        id: .sceneSessionName,
        title: "a scene configuration name has been shipped",
        markdown: """
            # scene-session-name

            A scene configuration name has been shipped.

            """
    )
}
