extension FindingPage {
    /// The page of `root-unresolved`.
    static let rootUnresolved = FindingPage(
        id: .rootUnresolved,
        title: "the root of the window cannot be traced",
        markdown: """
            # root-unresolved

            The root of the window cannot be traced.

            """
    )
}
