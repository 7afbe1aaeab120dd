extension FindingPage {
    /// The page of `root-swap`.
    static let rootSwap = FindingPage(
        id: .rootSwap,
        title: "the root view controller is replaced later",
        markdown: """
            # root-swap

            The root view controller is replaced later.

            """
    )
}
