extension FindingPage {
    /// The page of `scene-configuration`.
    static let sceneConfiguration = FindingPage(
        id: .sceneConfiguration,
        title: "the scene configuration does not give SwiftUI the scene delegate",
        markdown: """
            # scene-configuration

            The scene configuration does not give SwiftUI the scene delegate.

            """
    )
}
