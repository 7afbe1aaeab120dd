extension FindingPage {
    /// The page of `scene-other-roles`.
    static let sceneOtherRoles = FindingPage(
        id: .sceneOtherRoles,
        title: "the app has scenes of further roles",
        markdown: """
            # scene-other-roles

            The app has scenes of further roles.

            """
    )
}
