extension FindingPage {
    /// The page of `scene-delegate-cast`.
    static let sceneDelegateCast = FindingPage(
        id: .sceneDelegateCast,
        title: "a scene's delegate is cast to the app's class",
        markdown: """
            # scene-delegate-cast

            A scene's delegate is cast to the app's class.

            """
    )
}
