extension FindingPage {
    /// The page of `deployment-target`.
    static let deploymentTarget = FindingPage(
        id: .deploymentTarget,
        title: "the deployment target is too low for the SwiftUI life cycle",
        markdown: """
            # deployment-target

            The deployment target is too low for the SwiftUI life cycle.

            """
    )
}
