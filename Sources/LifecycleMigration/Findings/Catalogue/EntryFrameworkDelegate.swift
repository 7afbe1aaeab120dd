extension FindingPage {
    /// The page of `entry-framework-delegate`.
    static let entryFrameworkDelegate = FindingPage(
        id: .entryFrameworkDelegate,
        title: "the app delegate inherits from a framework's delegate",
        markdown: """
            # entry-framework-delegate

            The app delegate inherits from a framework's delegate.

            """
    )
}
